import { expect, it } from 'vitest'
import { addressesIn } from './invited-addresses.ts'

it.each([
  ['', []],
  [' nia@a.example ', ['nia@a.example']],
  ['nia@a.example, bo@a.example;cy@a.example', ['nia@a.example', 'bo@a.example', 'cy@a.example']],
  ['nia@a.example\r\nbo@a.example\n\n cy@a.example\t', ['nia@a.example', 'bo@a.example', 'cy@a.example']],
  ['Nia@a.example nia@A.example', ['Nia@a.example']],
  ['Nia Okafor <nia@a.example>, "Bo, Jr." <bo@a.example>', ['nia@a.example', '"Bo', 'bo@a.example']],
  ['Nia Okafor <nia@a.example>\nBo <bo@a.example>', ['nia@a.example', 'bo@a.example']],
  ['nonsense, nia@a.example', ['nonsense', 'nia@a.example']],
])('reads the addresses in %j', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses)
})
