import type { SourceFile } from './source-files.ts'

/** Lists import cycles, types included: a line for each, with a shortest path around it. */
export function findCycles(files: SourceFile[]): string[] {
  const imports = new Map(files.map((file) => [file.path, file.imports.flatMap((imported) => imported.file ?? [])]))
  const reported = new Set<string>()
  return [...imports.keys()].flatMap((path) => {
    if (reported.has(path)) return []
    const cycle = shortestCycle(path, imports)
    if (!cycle) return []
    for (const member of cycle) reported.add(member)
    return [
      `${path}: is part of an import cycle: ${[...cycle, path].join(' → ')}. Move the shared code into its own file.`,
    ]
  })
}

/** Searches breadth first from `start` back to itself. */
function shortestCycle(start: string, imports: Map<string, string[]>): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const path of queue) {
    for (const next of imports.get(path) ?? []) {
      if (next === start) return pathTo(path, cameFrom)
      if (cameFrom.has(next)) continue
      cameFrom.set(next, path)
      queue.push(next)
    }
  }
  return undefined
}

function pathTo(end: string, cameFrom: Map<string, string>): string[] {
  const way = [end]
  for (let step = cameFrom.get(end); step !== undefined; step = cameFrom.get(step)) way.unshift(step)
  return way
}
