import { checkedFetch } from './checked-fetch.ts'

globalThis.fetch = checkedFetch
