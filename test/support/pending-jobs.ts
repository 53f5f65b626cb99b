/** Jobs that are not done yet, those that wait for their next try included. */
export async function countPendingJobs(origin: string): Promise<number> {
  return sumOf(origin, 'foyer_queue_pending_jobs')
}

/** Jobs that were given up. */
export async function countDeadJobs(origin: string): Promise<number> {
  return sumOf(origin, 'foyer_queue_dead_jobs')
}

async function sumOf(origin: string, gauge: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return [...text.matchAll(/^(\w+)\{[^}]*\} (\d+)$/gm)].reduce((sum, [, name, count]) => (name === gauge ? sum + Number(count) : sum), 0)
}
