import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SCREENS, prepareJourneys } from '../support/journey.ts'
import { startSite } from '../support/site-server.ts'

const journey = await prepareJourneys({ CHROMIUM_SANDBOX: 'off' })

const ICON = await sharp({ create: { width: 180, height: 180, channels: 3, background: '#f7b801' } })
  .png()
  .toBuffer()
const HOME = `<!doctype html><html lang="en"><head><title>Nails by Kim</title>
  <link rel="apple-touch-icon" href="/touch.png">
  <style>body{margin:0;font:18px sans-serif}header{padding:40px;color:#fff;background:#7b2cbf}.btn{background:#7b2cbf}a{color:#0a58ca}</style></head>
  <body><header><h1>Nails by Kim</h1></header><main style="padding:40px"><p>Gel nails cost 45 EUR. Manicure costs 25 EUR.</p>
  <p>We are open Monday to Friday from 9:00 to 17:00.</p></main></body></html>`
const startNails = () =>
  startSite({ '/': HOME, '/touch.png': { headers: { 'content-type': 'image/png' }, body: ICON } })

test.each(SCREENS)('on a %s: the preview opens in the colors of the website, on a picture of it', async (...screen) => {
  await using site = await startNails()
  await using owner = await journey.openOwner(screen, {
    website_url: site.origin,
    company_name: 'Kim',
  })
  const { page, agent } = owner
  await owner.visit(`/ai-agent/appearance?agent=${agent.agent_id}`)
  const panel = page.locator('.widget-preview foyer-panel')
  // On a phone, the preview is behind a button.
  const isPhone = screen[0].includes('phone')
  if (isPhone) await page.getByRole('button', { name: 'Preview' }).click()
  await panel.getByText('What would you like to know').waitFor()
  if (!isPhone) expect(await page.evaluate('document.activeElement === document.body')).toBe(true)
  expect(await page.getByLabel('Brand color').inputValue()).toBe('#7b2cbf')
  const hosted = await (await page.request.get(`${journey.service.origin}/chat/${agent.webchat_widget_key}`)).text()
  expect(hosted).toContain('content="#7b2cbf"')
  expect(hosted).toMatch(/rel="icon" href="[^"]*touch\.png/)
  await expect
    .poll(() =>
      page
        .locator('.widget-preview-page > img')
        .evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
    )
    .toBe(840)
  await expect.poll(() => panel.locator('.avatar img').count()).toBe(1)
  expect(await panel.getByText('This business has not been verified.').isVisible()).toBe(false)
  expect(await owner.findBarriers()).toEqual([])
  await owner.photograph('appearance')
  if (isPhone) await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Use #0a58ca' }).click()
  expect(await page.getByLabel('Brand color').inputValue()).toBe('#0a58ca')
  await page.getByRole('button', { name: 'Use “Kim Assistant”' }).click()
  // Beside the form, the preview shows the closed launcher at once.
  if (!isPhone) {
    const launcher = page
      .locator('.widget-preview foyer-chat')
      .getByRole('button', { name: 'Kim Assistant', exact: true })
    await launcher.waitFor()
    expect(await panel.isVisible()).toBe(false)
    await owner.photograph('appearance-closed')
  }
  expect(owner.complaints).toEqual([])
})

test('an uploaded picture is shown in the preview and saved; another file is refused', async () => {
  await using owner = await journey.openOwner(SCREENS[0])
  const { page, agent } = owner
  await owner.visit(`/ai-agent/appearance?agent=${agent.agent_id}`)
  const files = page.locator('input[type=file]')
  await files.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload=alert(1)>') })
  await page.getByText('The file must be a PNG, JPEG').waitFor()
  owner.complaints.splice(0)
  await files.setInputFiles({ name: 'kim.png', mimeType: 'image/png', buffer: ICON })
  await page.locator('.widget-preview foyer-panel .avatar img').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  await page.reload()
  expect(await page.getByLabel('Avatar', { exact: true }).inputValue()).toContain('/api/v1/chat/avatars/')
  expect(owner.complaints).toEqual([])
})
