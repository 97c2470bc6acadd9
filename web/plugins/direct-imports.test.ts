// @vitest-environment node
import { expect, it } from 'vitest'
import { targetOf, withoutDetours } from './direct-imports.ts'

const chunk = (fileName: string, code: string) => ({ fileName: `assets/${fileName}`, code, isEntry: false })
const targets = new Map(
  [
    chunk('bar-1.js', 'export{n as default}from"./member-1.js";'),
    chunk('data-1.js', 'import"./start-1.js";export{a as one,b}from"./common-1.js";\n'),
    chunk('own-1.js', 'import{a}from"./start-1.js";a();export{a as default}from"./start-1.js";'),
  ].flatMap(targetOf),
)

it('imports the file that has the code instead of one that only names it', () => {
  expect(withoutDetours('l(()=>import(`./bar-1.js`),d([1]))', targets)).toBe(
    'l(()=>import(`./member-1.js`).then(e=>({default:e.n})),d([1]))',
  )
  expect(withoutDetours('import(`./data-1.js`)', targets)).toBe(
    'import(`./common-1.js`).then(e=>({one:e.a,b:e.b}))',
  )
})

it('replaces it in the lists of what to preload, and leaves files with code of their own', () => {
  expect(withoutDetours('m.f=["assets/bar-1.js","assets/own-1.js","assets/a.css"]', targets)).toBe(
    'm.f=["assets/member-1.js","assets/own-1.js","assets/a.css"]',
  )
  expect(withoutDetours('import(`./own-1.js`)', targets)).toBe('import(`./own-1.js`)')
})
