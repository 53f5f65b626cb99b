import { Field } from '../../ui/field.tsx'
import { agentText } from '../agent/agent-text.ts'
import { lookText } from './look-text.ts'

const text = agentText.appearance

interface ColorFieldProps {
  value: string
  /** Colors of the website. */
  colors: readonly string[]
  onChange: (color: string) => void
}

/** The brand color, with those of the website beside it. */
export function ColorField({ value, colors, onChange }: ColorFieldProps) {
  return (
    <div className="look-field">
      <Field
        label={text.color}
        hint={text.colorHint}
        type="color"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {colors.length > 0 && (
        <div className="suggestions">
          <span className="field-hint">{lookText.fromWebsite}</span>
          {colors.map((color) => (
            <button
              key={color}
              type="button"
              className="swatch"
              style={{ backgroundColor: color }}
              aria-label={lookText.color(color)}
              aria-pressed={color === value}
              onClick={() => onChange(color)}
            />
          ))}
        </div>
      )}
    </div>
  )
}
