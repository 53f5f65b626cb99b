import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createPoliteness } from './politeness.ts'

const url = new URL('https://www.shop.test/')
const never = new AbortController().signal
const gate = () => createPoliteness({ isExempt: async ({ hostname }) => hostname === 'localhost' })

it('keeps 100 ms between starts at one host, `www.` or not, and none between hosts', async () => {
  const { run, setCrawlDelay } = gate()
  const starts: number[] = []
  const begun = Date.now()
  const start = async () => void starts.push(Date.now() - begun)
  await Promise.all([run(url, start, never), run(new URL('https://shop.test/a'), start, never), run(url, start, never)])
  const [, second, third] = starts
  expect(second).toBeGreaterThanOrEqual(98)
  expect(third).toBeGreaterThanOrEqual(198)
  setCrawlDelay(url, 1)
  await run(url, start, never)
  const order: string[] = []
  await Promise.all([
    run(url, async () => void order.push('same host'), never),
    run(new URL('https://other.test/'), async () => void order.push('other host'), never),
  ])
  expect(order).toEqual(['other host', 'same host'])
})

it('lets four work at once', async () => {
  const { run } = gate()
  let working = 0
  let most = 0
  const four = Promise.withResolvers<void>()
  const work = async () => {
    most = Math.max(most, ++working)
    if (working === 4) four.resolve()
    await four.promise
    await sleep(450)
    working--
  }
  await Promise.all(Array.from({ length: 6 }, () => run(url, work, never)))
  expect(most).toBe(4)
})

it('says how many simultaneous requests make sense', async () => {
  const { connectionsTo } = gate()
  expect(await connectionsTo(url, never)).toBe(4)
  expect(await connectionsTo(new URL('http://localhost:3000/'), never)).toBe(8)
})

it('delays nobody who is exempt', async () => {
  const { run } = gate()
  let working = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++working)
    await sleep(5)
    working--
  }
  await Promise.all(Array.from({ length: 20 }, () => run(new URL('http://localhost:5000/'), work, never)))
  expect(most).toBe(20)
})

it('keeps a crawl delay of at most five seconds, and a pause', async () => {
  const { run, setCrawlDelay, pause } = gate()
  setCrawlDelay(url, 0.3)
  const before = Date.now()
  await run(url, async () => {}, never)
  await run(url, async () => {}, never)
  expect(Date.now() - before).toBeGreaterThanOrEqual(295)
  setCrawlDelay(url, 0)
  pause(url, 250)
  await run(url, async () => {}, never)
  expect(Date.now() - before).toBeGreaterThanOrEqual(540)
})

it("waits no longer if the machine's clock is set back", async () => {
  const { run, pause } = gate()
  pause(url, 50)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
  onTestFinished(() => void vi.useRealTimers())
  await run(url, async () => {}, AbortSignal.timeout(10_000))
})

it('stops waiting on request, and leaves the turn to others', async () => {
  const { run, setCrawlDelay } = gate()
  setCrawlDelay(url, 3600)
  await run(url, async () => {}, never)
  const waiting = Array.from({ length: 6 }, () => run(url, async () => {}, AbortSignal.timeout(50)))
  expect((await Promise.allSettled(waiting)).every(({ status }) => status === 'rejected')).toBe(true)
  const stuck = createPoliteness({ isExempt: () => new Promise(() => {}) })
  await expect(stuck.run(url, async () => {}, AbortSignal.timeout(20))).rejects.toMatchObject({ name: 'TimeoutError' })
})
