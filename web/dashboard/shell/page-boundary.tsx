import { Component } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { dashboardText } from '../dashboard-text.ts'

const text = dashboardText.broken

/**
 * Keeps the frame when a page cannot be drawn, because an update removed its file or it has an error. Reloading helps
 * in both cases. React supports this in classes only.
 */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Notice tone="danger" title={text.title} urgent>
        <p>{text.lead}</p>
        <Button onClick={() => location.reload()}>{text.reload}</Button>
      </Notice>
    )
  }
}
