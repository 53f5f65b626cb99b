/** Stores a visitor's session token between pages. */
export interface TokenStorage {
  read(): string | undefined
  write(token: string): void
  forget(): void
  /** Reports when another tab writes or deletes the token, until `signal`. */
  watch(hear: (isKept: boolean) => void, signal: AbortSignal): void
}

/** Stores the token under `name` in local storage, or in memory if that is not available. */
export function createTokenStorage(name: string): TokenStorage {
  let kept: string | undefined
  return {
    read: () => (kept ??= attempt(() => localStorage.getItem(name)) ?? undefined),
    write: (token) => {
      kept = token
      attempt(() => localStorage.setItem(name, token))
    },
    forget: () => {
      kept = undefined
      attempt(() => localStorage.removeItem(name))
    },
    watch: (hear, signal) => {
      const check = ({ key, newValue }: StorageEvent) => {
        if (key !== name || newValue === (kept ?? null)) return
        kept = undefined
        hear(newValue !== null)
      }
      addEventListener('storage', check, { signal })
    },
  }
}

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
