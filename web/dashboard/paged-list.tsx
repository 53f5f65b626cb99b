import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { LoadState } from './load-state.tsx'

interface PagedListProps<Item> {
  list: UseInfiniteQueryResult<InfiniteData<{ data: Item[] }>>
  /** Label of the button that loads the next page. */
  more: string
  /** Shown if the list is empty. */
  empty: ReactNode
  children: (items: Item[]) => ReactNode
}

/** Shows the loaded pages of an API list, with a button for the next. */
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
