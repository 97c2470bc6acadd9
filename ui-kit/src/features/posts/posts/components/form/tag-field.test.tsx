import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { fakeApi, unreachable, type FakeRequest } from '../../../../../testing/fake-api.ts'
import { renderScreen } from '../../../../../testing/render-screen.tsx'
import { EMPTY_DRAFT, type PostDraft } from './post-schema.ts'
import { TagField } from './tag-field.tsx'

function Sample({ tags }: { tags: string[] }) {
  const { control } = useForm<PostDraft>({ defaultValues: { ...EMPTY_DRAFT, tags } })
  return <TagField control={control} />
}

const named = (...names: string[]) =>
  names.map((name) => ({ id: name, name, isPredefined: name === 'hiring' }))
const ten = Array.from({ length: 10 }, (_, index) => `tag-${index}`)
const FULL = 'A post has at most 10 tags. Remove one to add another.'

it('says that the limit is reached, and accepts another tag after one is removed', async () => {
  fakeApi({ 'GET /tags': { tags: [] } })
  const { user } = await renderScreen(<Sample tags={ten} />)
  await screen.findByText(FULL)
  await user.type(screen.getByRole('combobox', { name: 'Tags', description: FULL }), 'eleven,')
  expect(screen.queryByText('#eleven')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove tag-0' }))
  await screen.findByText('Choose one or type your own, then press Enter.')
  await user.type(screen.getByLabelText('Tags', { selector: 'input' }), 'eleven,')
  await screen.findByText('#eleven')
})

it('accepts typed tags when the suggestions could not be loaded', async () => {
  fakeApi({ 'GET /tags': unreachable })
  const { user } = await renderScreen(<Sample tags={[]} />)
  await screen.findByText(/could not be loaded/)
  await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'press,')
  await screen.findByText('#press')
})

it('suggests predefined tags first, then those of others', async () => {
  fakeApi({ 'GET /tags': { tags: named('hiring', 'aardvark') } })
  const { user } = await renderScreen(<Sample tags={[]} />)
  await user.click(await screen.findByRole('combobox', { name: 'Tags' }))
  const offered = await screen.findAllByRole('option')
  expect(offered.map(({ textContent }) => textContent)).toEqual(['#hiring', '#aardvark'])
})

it('asks the server for the tags that contain what is typed', async () => {
  const server = fakeApi({
    'GET /tags': ({ query }: FakeRequest) => ({
      tags: named(...(query.get('search') === 'pre' ? ['press'] : ['hiring'])),
    }),
  })
  const { user } = await renderScreen(<Sample tags={[]} />)
  await user.type(await screen.findByRole('combobox', { name: 'Tags' }), 'Pre')
  expect(await screen.findByRole('option', { name: '#press' })).toBeTruthy()
  expect(server.to('GET /tags').map(({ query }) => query.get('search'))).toEqual([null, 'pre'])
})
