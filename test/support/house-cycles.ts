import { dirname } from 'node:path'
import type { SourceFile } from './source-files.ts'

type Imports = Map<string, string[]>

/** Lists import cycles, types included: a line for each, with a shortest path around it. */
export function findCycles(files: SourceFile[]): string[] {
  const imports = new Map(files.map((file) => [file.path, importsOf(file)]))
  return listCycles(imports, 'Move the shared code into its own file.')
}

/** Lists folders below `root` whose files import each other in a cycle; a folder and its subfolder count as two. */
export function findFolderCycles(files: SourceFile[], root: string): string[] {
  const inRoot = files.filter(({ path }) => path.startsWith(root) && !path.endsWith('.test.ts'))
  const imports: Imports = new Map()
  for (const file of inRoot) {
    const folder = dirname(file.path)
    const others = importsOf(file).filter((path) => path.startsWith(root) && dirname(path) !== folder)
    imports.set(folder, [...(imports.get(folder) ?? []), ...others.map((path) => dirname(path))])
  }
  return listCycles(imports, 'Move the shared code into the lower folder.')
}

const importsOf = (file: SourceFile): string[] => file.imports.flatMap((imported) => imported.file ?? [])

function listCycles(imports: Imports, advice: string): string[] {
  const reported = new Set<string>()
  return [...imports.keys()].flatMap((path) => {
    if (reported.has(path)) return []
    const cycle = shortestCycle(path, imports)
    if (!cycle) return []
    for (const member of cycle) reported.add(member)
    return [`${path}: is part of an import cycle: ${[...cycle, path].join(' → ')}. ${advice}`]
  })
}

/** Searches breadth first from `start` back to itself. */
function shortestCycle(start: string, imports: Imports): string[] | undefined {
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
