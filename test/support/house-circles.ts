import type { SourceFile } from './source-files.ts'

/** Lists import cycles, types included: a line for each, with a shortest path around it. */
export function findCircles(files: SourceFile[]): string[] {
  const arrows = new Map(files.map((file) => [file.path, file.imports.flatMap((imported) => imported.file ?? [])]))
  const told = new Set<string>()
  return [...arrows.keys()].flatMap((path) => {
    if (told.has(path)) return []
    const circle = shortestCircle(path, arrows)
    if (!circle) return []
    for (const member of circle) told.add(member)
    return [
      `${path}: stands in a circle: ${[...circle, path].join(' → ')}. Move what both need into a file of its own.`,
    ]
  })
}

/** Searches breadth first from `start` back to itself. */
function shortestCircle(start: string, arrows: Map<string, string[]>): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const path of queue) {
    for (const next of arrows.get(path) ?? []) {
      if (next === start) return wayTo(path, cameFrom)
      if (cameFrom.has(next)) continue
      cameFrom.set(next, path)
      queue.push(next)
    }
  }
  return undefined
}

function wayTo(end: string, cameFrom: Map<string, string>): string[] {
  const way = [end]
  for (let step = cameFrom.get(end); step !== undefined; step = cameFrom.get(step)) way.unshift(step)
  return way
}
