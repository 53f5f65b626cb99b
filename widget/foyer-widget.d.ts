/** The chat widget's handle on a page, `window.Foyer`. Copy this file into a project to have its types. */
export interface FoyerWidget {
  /** Opens the chat; resolves when it is open, or cannot be fetched. */
  open(): Promise<void>
  close(): void
  /** Opens the chat and says `text` in the visitor's name. */
  send(text: string): Promise<void>
  /** Says who the visitor is, by a token that your server has signed with the agent's identity secret. */
  identify(token: string): void
  /** Calls `listener` whenever it happens, until the returned function is called. */
  on<Name extends keyof FoyerEvents>(name: Name, listener: (detail: FoyerEvents[Name]) => void): () => void
  /** Takes the widget out of the page, with everything it has set up. */
  destroy(): void
}

export interface FoyerEvents {
  open: undefined
  close: undefined
  /** Something was said, by whichever side. */
  message: { id: string; role: 'visitor' | 'agent' | 'person'; text: string }
  /** The visitor left a contact. */
  lead: { name?: string; email?: string; phone?: string }
}

declare global {
  interface Window {
    /** There while the widget is mounted; `foyer:ready` is sent to the window as soon as it is. */
    Foyer?: FoyerWidget
  }
}
