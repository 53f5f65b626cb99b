import { sharedText } from '../lib/shared-text.ts'
import { ButtonLink } from './button.tsx'

const text = sharedText.whatsapp

/** A chat link with its QR code. A link into this service is its simulator, and said to be. */
export function WhatsappLink({ link, qrUrl }: { link: string; qrUrl: string }) {
  const simulated = URL.parse(link)?.pathname.startsWith('/whatsapp/')
  return (
    <div className="whatsapp-link">
      <img className="qr" src={qrUrl} alt={text.qrAlt} width="132" height="132" />
      <div className="whatsapp-link-words">
        <p>{simulated ? text.simulated : text.scan}</p>
        <ButtonLink href={link} target="_blank" rel="noreferrer">
          {text.open}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Where the service draws the QR code of one of its own links; `size` in pixels. */
export const qrAddress = (link: string, size: number) =>
  `/api/v1/public/qr?${new URLSearchParams({ url: link, size: String(size) })}`
