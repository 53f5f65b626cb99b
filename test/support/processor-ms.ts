/** Returns the processor time that a function takes on this thread. Other work on the machine does not count. */
export function measureProcessorMs(run: () => void): number {
  const before = process.threadCpuUsage()
  run()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
