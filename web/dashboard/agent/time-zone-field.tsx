import { useId, useMemo } from 'react'
import { Field } from '../../ui/field.tsx'
import type { FieldBinding } from '../use-checked-form.ts'
import { agentText } from './agent-text.ts'

const text = agentText.behavior

interface TimeZoneFieldProps extends FieldBinding {
  /** The time zone in use: the owner's choice or the website's. */
  own: string | undefined
}

/** A time zone to type or to choose from those that match what is typed, the one in use first. */
export function TimeZoneField({ own, ...field }: TimeZoneFieldProps) {
  const list = useId()
  const zones = useMemo(() => listZones(own), [own])
  return (
    <>
      <Field
        {...field}
        label={text.zone}
        hint={text.zoneHint}
        placeholder={text.zoneOfSite}
        list={list}
        autoComplete="off"
        spellCheck={false}
      />
      <datalist id={list}>
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </datalist>
    </>
  )
}

/** Browsers list one spelling of each time zone, so the one in use is put before them. */
function listZones(own: string | undefined): string[] {
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== own)
  return own === undefined ? known : [own, ...known]
}
