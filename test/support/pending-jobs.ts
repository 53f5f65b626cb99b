/** Jobs that are not done yet, those that wait for their next try included. */
export async function countPendingJobs(origin: string): Promise<number> {
  return sumOf(origin, 'foyer_queue_pending_jobs')
}

/** Jobs that were given up. */
export async function countDeadJobs(origin: string): Promise<number> {
  return sumOf(origin, 'foyer_queue_dead_jobs')
}

/** Not a number where the service could not tell in time. */
async function sumOf(origin: string, gauge: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const counts = [...text.matchAll(/^(\w+)\{[^}]*\} (\d+)$/gm)].flatMap(([, name, count]) =>
    name === gauge ? [Number(count)] : [],
  )
  return counts.length === 0 ? Number.NaN : counts.reduce((sum, count) => sum + count, 0)
}
