import { saveOnDevice } from '../../lib/device-storage.ts'
import { useStored } from './use-stored.ts'

const KEPT_AS = 'foyer:announce'

/** Reports whether this browser announces waiting visitors with a sound and a notification. */
export const useAnnouncing = (): boolean => useStored(KEPT_AS) === 'on'

/** Turns announcements on or off. Asks the browser for permission to show notifications. */
export async function setAnnouncing(isOn: boolean): Promise<void> {
  saveOnDevice(KEPT_AS, isOn ? 'on' : 'off')
  if (!isOn) return
  playChime()
  if ('Notification' in globalThis) await Notification.requestPermission()
}

const TONES = [660, 880]
const TONE_SECONDS = 0.16

/** Plays two short tones. Browsers stay silent before the first click on the page. */
export function playChime(): void {
  const context = new AudioContext()
  const volume = context.createGain()
  volume.gain.value = 0.08
  volume.connect(context.destination)
  for (const [at, frequency] of TONES.entries()) {
    const tone = context.createOscillator()
    tone.frequency.value = frequency
    tone.connect(volume)
    tone.start(context.currentTime + at * TONE_SECONDS)
    tone.stop(context.currentTime + (at + 1) * TONE_SECONDS)
    if (at === TONES.length - 1) tone.addEventListener('ended', () => void context.close())
  }
}

/** Shows a notification of the system, if allowed. A newer one about the same conversation replaces it. */
export function notify(
  title: string,
  { body, tag, onClick }: { body: string; tag: string; onClick: () => void },
): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  try {
    const shown = new Notification(title, { body, tag, icon: '/favicon.svg' })
    shown.addEventListener('click', () => {
      window.focus()
      shown.close()
      onClick()
    })
  } catch {
    // Chrome on Android allows notifications from service workers only.
  }
}
