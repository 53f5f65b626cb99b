/** The texts of the documentation's scripts. */
export const docsText = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Select and copy',
  sending: 'Sending …',
  notSent: 'The request was not sent',
}
