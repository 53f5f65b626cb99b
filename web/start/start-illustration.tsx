const ARCHES = [
  { x: 0, top: 0, tone: 1 },
  { x: 62, top: 84, tone: 2 },
  { x: 112, top: 160, tone: 3 },
  { x: 152, top: 226, tone: 4 },
]
const WIDTH = 440
const HEIGHT = 620
/** Puts the arches on the floor of the drawing's container, however far below the drawing that is. */
const FLOOR = 4000

/** Draws a row of arches that leads to a lit door. It is only decoration. */
export function StartIllustration() {
  return (
    <svg
      className="start-illustration"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMin"
      aria-hidden="true"
      focusable="false"
    >
      {ARCHES.map(({ x, top, tone }) => (
        <path key={tone} className={`arch-${tone}`} d={archPath(x, top)} />
      ))}
    </svg>
  )
}

function archPath(x: number, top: number): string {
  const width = WIDTH - 2 * x
  const radius = width / 2
  return `M${x} ${FLOOR}V${top + radius}a${radius} ${radius} 0 0 1 ${width} 0V${FLOOR}z`
}
