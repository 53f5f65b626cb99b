import type { Bench, Figure } from './support/figure-types.ts'
import { startProgram } from './support/child-process.ts'
import { median } from './support/statistics.ts'

const LATER_STARTS = 7

/** Time of `npm start`, including npm, until the service is ready: on a new data folder, then on that folder again. */
export const startFigure: Figure = {
  name: 'start',
  measure: async (bench) => {
    const folder = await bench.createFolder()
    // The first start after a change builds the pages, so it is not measured.
    await measureStart(await bench.createFolder())
    const first = await measureStart(folder)
    const later: number[] = []
    for (let start = 0; start < LATER_STARTS; start++) later.push(await measureStart(folder))
    reportRounds(bench, later)
    return [
      { what: 'npm start to ready, later starts', value: median(later), unit: 's', aim: { atMost: 1.5 } },
      {
        what: 'npm start to ready, first start',
        value: first,
        unit: 's',
        note: 'a new data folder; the pages are built',
      },
    ]
  },
}

async function measureStart(folder: string): Promise<number> {
  await using program = await startProgram({
    command: 'npm',
    args: ['start'],
    environment: { PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: folder },
    ready: /^Foyer is ready/,
  })
  return program.readyMs / 1000
}

function reportRounds(bench: Bench, seconds: number[]): void {
  bench.say(`start: ${seconds.map((each) => each.toFixed(2)).join(', ')} s`)
}
