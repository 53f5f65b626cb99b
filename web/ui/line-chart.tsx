import 'uplot/dist/uPlot.min.css'
import './styles/chart.css'
import { useEffect, useRef } from 'react'
import uPlot from 'uplot'

interface LineChartProps {
  /** Dates such as `2026-11-20`, oldest first. */
  days: string[]
  dayLabel: string
  label: string
  values: number[]
  /** The chart reads its colors again when this changes. */
  dark: boolean
}

const HEIGHT = 260
const DAY_MS = 86_400_000

/** A line chart by day. It is only a picture, so its caller shows the same figures in a table. */
export function LineChart({ days, dayLabel, label, values, dark }: LineChartProps) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const times = days.map((day) => Date.parse(day) / 1000)
    const chart = new uPlot(chartOptions(element, dayLabel, label), [times, values], element)
    const watch = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: HEIGHT }))
    watch.observe(element)
    return () => {
      watch.disconnect()
      chart.destroy()
    }
  }, [days, dayLabel, label, values, dark])

  return <div className="chart" ref={place} aria-hidden="true" />
}

function chartOptions(element: HTMLElement, dayLabel: string, label: string): uPlot.Options {
  const style = getComputedStyle(element)
  const [line, ink, area, curve] = ['--line', '--ink-faint', '--accent-soft', '--accent'].map((name) =>
    resolveColor(element, name),
  )
  const axis: uPlot.Axis = {
    stroke: ink,
    font: `12px ${style.fontFamily}`,
    grid: { stroke: line, width: 1 },
    ticks: { show: false },
  }
  return {
    width: element.clientWidth,
    height: HEIGHT,
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
    scales: { y: { range: (_chart, _min, max) => [0, Math.max(4, max * 1.1)] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: 70,
        incrs: [1, 2, 7, 14, 28].map((days) => (days * DAY_MS) / 1000),
        values: formatDays,
      },
      { ...axis, size: 44, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000] },
    ],
    series: [
      { label: dayLabel, value: (_chart, seconds) => (seconds === null ? '' : formatDay(seconds)) },
      { label, stroke: curve, fill: area, width: 2, points: { show: false } },
    ],
    cursor: { drag: { x: false, y: false } },
  }
}

/**
 * Returns the current value of a theme color, because a canvas does not support `light-dark()`. It reads it from a new
 * element, which has no transition from an earlier color.
 */
function resolveColor(element: HTMLElement, token: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(${token})`
  element.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })

const formatDay = (seconds: number) => day.format(seconds * 1000)

const formatDays = (_chart: uPlot, times: number[]) => times.map(formatDay)
