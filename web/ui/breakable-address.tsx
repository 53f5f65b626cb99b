/** Draws an email address that may break after its at sign. Other text is unchanged. */
export function BreakableAddress({ address }: { address: string }) {
  const [mailbox = '', domain] = address.split(/(?<=@)/, 2)
  return (
    <>
      {mailbox}
      {domain && <wbr />}
      {domain}
    </>
  )
}
