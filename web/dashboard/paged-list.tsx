import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { LoadState } from './load-state.tsx'

interface PagedListProps<Item> {
  list: UseInfiniteQueryResult<InfiniteData<{ data: Item[] }>>
  /** What the button for the next page says. */
  more: string
  /** Stands in the place of a list that holds nothing. */
  empty: ReactNode
  children: (items: Item[]) => ReactNode
}

/** What a list of the API holds, as far as it was asked for. */
export function PagedList<Item>({ list, more, empty, children }: PagedListProps<Item>) {
  if (!list.data) return <LoadState error={list.error} onRetry={list.refetch} />
  const items = list.data.pages.flatMap(({ data }) => data)
  if (items.length === 0) return empty
  return (
    <>
      {children(items)}
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {more}
        </Button>
      )}
    </>
  )
}
