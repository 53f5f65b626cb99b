/** Asks the person to confirm who they are; false if they cancel. */
type Confirmer = () => Promise<boolean>

let confirmer: Confirmer = () => Promise.resolve(false)
let confirming: Promise<boolean> | undefined

/** Sets how this page asks people to confirm who they are. */
export function setConfirmer(ask: Confirmer): void {
  confirmer = ask
}

/** Asks once, however many requests wait for it. */
export function askToConfirm(): Promise<boolean> {
  confirming ??= confirmer().finally(() => (confirming = undefined))
  return confirming
}
