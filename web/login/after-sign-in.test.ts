import { expect, test } from 'vitest'
import { placeAfterSignIn } from './after-sign-in.ts'

test.each([
  ['/dashboard/settings/api', '/dashboard/settings/api'],
  ['/dashboard/leads?agent=0199d4f2-5c1e', '/dashboard/leads?agent=0199d4f2-5c1e'],
  [
    '/oauth/authorize?client_id=https%3A%2F%2Fa.example%2Fc.json',
    '/oauth/authorize?client_id=https%3A%2F%2Fa.example%2Fc.json',
  ],
  ['/oauth/authorize', '/dashboard/home'],
  ['/oauth/token?x=1', '/dashboard/home'],
  [null, '/dashboard/home'],
  ['', '/dashboard/home'],
  ['https://evil.example/dashboard', '/dashboard/home'],
  ['//evil.example', '/dashboard/home'],
  ['/dashboardevil', '/dashboard/home'],
  ['/dashboard/../login', '/dashboard/home'],
  ['javascript:alert(1)', '/dashboard/home'],
  ['/dashboard\\evil', '/dashboard/home'],
])('%j leads to %s', (wanted, place) => expect(placeAfterSignIn(wanted)).toBe(place))
