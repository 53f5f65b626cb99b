/** Counts unfinished jobs, including ones that wait for a retry. */
export async function countPendingJobs(origin: string): Promise<number> {
  return sumOf(origin, 'foyer_queue_pending_jobs')
}

/** Counts failed jobs without retries left. */
export async function countDeadJobs(origin: string): Promise<number> {
  return sumOf(origin, 'foyer_queue_dead_jobs')
}

/** Returns NaN if the service did not report it in time. */
async function sumOf(origin: string, gauge: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const counts = [...text.matchAll(/^(\w+)\{[^}]*\} (\d+)$/gm)].flatMap(([, name, count]) =>
    name === gauge ? [Number(count)] : [],
  )
  return counts.length === 0 ? Number.NaN : counts.reduce((sum, count) => sum + count, 0)
}
