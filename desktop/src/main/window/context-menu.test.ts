import { expect, it, vi } from 'vitest'
import { createTranslator } from '../core/i18n/translator.ts'
import { contextMenu, type Clicked } from './context-menu.ts'

const NOTHING = { canCut: false, canCopy: false, canPaste: false, canSelectAll: true }
const PAGE: Clicked = { isEditable: false, selectionText: '', editFlags: NOTHING }
const SELECTION: Clicked = {
  isEditable: false,
  selectionText: 'brass',
  editFlags: { ...NOTHING, canCopy: true },
}
const FIELD: Clicked = { isEditable: true, selectionText: '', editFlags: { ...NOTHING, canPaste: true } }

const { t } = createTranslator(['en'])
const open = (clicked: Clicked, copyLink: (() => void) | null = null) => contextMenu(clicked, copyLink, t)
const labels = (...words: Parameters<typeof open>) => open(...words).map(({ label, type }) => label ?? type)

it('is empty where nothing can be done', () => {
  expect(open(PAGE)).toEqual([])
})

it('copies selected text', () => {
  expect(open(SELECTION)).toEqual([{ role: 'copy', label: 'Copy', enabled: true }])
})

it('does not copy what may not be copied', () => {
  expect(open({ ...SELECTION, editFlags: NOTHING })).toEqual([])
})

it('edits a field, as far as that is possible', () => {
  expect(labels(FIELD)).toEqual(['Cut', 'Copy', 'Paste', 'separator', 'Select all'])
  const enabled = open(FIELD).filter((entry) => entry.enabled)
  expect(enabled.map(({ role }) => role)).toEqual(['paste', 'selectAll'])
})

it('copies the address of a link, before anything else', () => {
  const copyLink = vi.fn<() => void>()
  const [entry] = open(PAGE, copyLink)
  const click = entry!.click as () => void
  click()
  expect(copyLink).toHaveBeenCalledOnce()
  expect(labels(SELECTION, copyLink)).toEqual(['Copy link address', 'separator', 'Copy'])
})

it('speaks the language of the client', () => {
  const french = contextMenu(FIELD, () => undefined, createTranslator(['fr']).t)
  expect(french.map(({ label, type }) => label ?? type)).toEqual([
    'Copier l’adresse du lien',
    'separator',
    'Couper',
    'Copier',
    'Coller',
    'separator',
    'Tout sélectionner',
  ])
})
