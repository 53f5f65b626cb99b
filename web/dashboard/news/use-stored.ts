import { useSyncExternalStore } from 'react'
import { readFromDevice, watchDevice } from '../../lib/device-storage.ts'

/** Returns a value that this browser keeps, and renders again when it changes. */
export const useStored = (name: string): string | undefined =>
  useSyncExternalStore(watchDevice, () => readFromDevice(name))
