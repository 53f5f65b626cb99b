import { useEffect } from 'react'
import { readFromDevice, saveOnDevice } from '../../lib/device-storage.ts'
import { useStored } from './use-stored.ts'

type List = 'leads' | 'conversations'

const nameOf = (list: List, agentId: string): string => `foyer:seen:${list}:${agentId}`

/**
 * Returns how many of these entries are newer than the last visit to their page on this device. IDs are in the order of
 * time. On the first visit to the dashboard, everything is seen.
 */
export function useNewSince(list: List, agentId: string, ids: readonly string[] | undefined): number {
  const name = nameOf(list, agentId)
  const seen = useStored(name)
  const newest = newestOf(ids ?? [])
  useEffect(() => {
    if (ids && readFromDevice(name) === undefined) saveOnDevice(name, newest)
  }, [ids, name, newest])
  return seen === undefined ? 0 : (ids ?? []).filter((id) => id > seen).length
}

/** Marks the entries as seen while their page is shown. */
export function useSeen(list: List, agentId: string, ids: readonly string[] | undefined): void {
  const newest = newestOf(ids ?? [])
  useEffect(() => {
    const name = nameOf(list, agentId)
    if (ids && newest > (readFromDevice(name) ?? '')) saveOnDevice(name, newest)
  }, [list, agentId, ids, newest])
}

const newestOf = (ids: readonly string[]): string => ids.reduce((newest, id) => (id > newest ? id : newest), '')
