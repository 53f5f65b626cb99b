import { useEffect } from 'react'
import { dashboardText } from './dashboard-text.ts'

/** Sets the page's title in the browser's tab and history. */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    document.title = dashboardText.documentTitle(page)
  }, [page])
}
