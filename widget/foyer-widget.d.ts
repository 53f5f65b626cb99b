/** The chat widget's API on a page, `window.Foyer`. Copy this file into a project for its types. */
export interface FoyerWidget {
  /** Opens the chat. Resolves when it is open or could not be loaded. */
  open(): Promise<void>
  close(): void
  /** Opens the chat and sends `text` from the visitor. */
  send(text: string): Promise<void>
  /** Identifies the visitor with a token that your server signed with the agent's identity secret. */
  identify(token: string): void
  /** Calls `listener` for each event. Returns a function that removes it. */
  on<Name extends keyof FoyerEvents>(name: Name, listener: (detail: FoyerEvents[Name]) => void): () => void
  /** Removes the widget and everything it set up. */
  destroy(): void
}

export interface FoyerEvents {
  open: undefined
  close: undefined
  /** A message was added by either side. */
  message: { id: string; role: 'visitor' | 'agent' | 'person'; text: string }
  /** The visitor left contact details. */
  lead: { name?: string; email?: string; phone?: string }
}

declare global {
  interface Window {
    /** Present while the widget is mounted; the window gets `foyer:ready` when it is. */
    Foyer?: FoyerWidget
  }
}
