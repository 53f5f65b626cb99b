import { expect, test } from 'vitest'
import { placeAfterSignIn } from './after-sign-in.ts'

test.each([
  ['/dashboard/settings/api', '/dashboard/settings/api'],
  ['/dashboard/leads?agent=0199d4f2-5c1e', '/dashboard/leads?agent=0199d4f2-5c1e'],
  [null, '/dashboard/ai-agent'],
  ['', '/dashboard/ai-agent'],
  ['https://evil.example/dashboard', '/dashboard/ai-agent'],
  ['//evil.example', '/dashboard/ai-agent'],
  ['/dashboardevil', '/dashboard/ai-agent'],
  ['/dashboard/../login', '/dashboard/ai-agent'],
  ['javascript:alert(1)', '/dashboard/ai-agent'],
  ['/dashboard\\evil', '/dashboard/ai-agent'],
])('%j leads to %s', (wanted, place) => expect(placeAfterSignIn(wanted)).toBe(place))
