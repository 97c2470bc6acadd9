import { screen } from '@testing-library/react'
import { useEffect, useRef, type ReactNode } from 'react'
import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { ApiError, type ApiErrorCode } from '../../client/api-error.ts'
import { Button } from '../../primitives/button.tsx'
import { Field } from '../../primitives/field.tsx'
import { TextInput } from '../../primitives/text-input.tsx'
import { delayed } from '../../testing/fake-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ServerForm } from './server-form.tsx'
import { useServerForm } from './use-server-form.ts'

interface Values {
  name: string
}

interface FixtureProps {
  send: (values: Values) => Promise<unknown>
  onSuccess?: (answer: unknown) => void
}

function Fixture({ send, onSuccess }: FixtureProps) {
  const state = useServerForm<Values>({
    schema: v.object({ name: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a name')) }),
    defaultValues: { name: '' },
    autoFocus: 'name',
    errorFields: { TAG_EXISTS: 'name' },
    placeFieldError: ({ field, message }) => (field === 'name' ? { field, message } : undefined),
    errorText: (error) => (error instanceof Error && error.message === 'own' ? 'Own words' : undefined),
    send,
    onSuccess,
  })
  return (
    <ServerForm state={state} failed="Not saved">
      <Field label="Name" error={state.form.formState.errors.name?.message}>
        <TextInput {...state.form.register('name')} />
      </Field>
      <Button type="submit" busy={state.busy}>
        Save
      </Button>
    </ServerForm>
  )
}

/** A user who begins to type in another field as soon as the form is there. */
function Hasty({ children }: { children: ReactNode }) {
  const other = useRef<HTMLInputElement>(null)
  useEffect(() => other.current?.focus(), [])
  return (
    <>
      {children}
      <input aria-label="Other" ref={other} />
    </>
  )
}

it('leaves the focus to a field in which a user is typing already', async () => {
  const send = vi.fn<FixtureProps['send']>()
  await renderScreen(
    <Hasty>
      <Fixture send={send} />
    </Hasty>,
  )
  const other = await screen.findByRole('textbox', { name: 'Other' })
  await new Promise((done) => setTimeout(done, 20))
  expect(document.activeElement).toBe(other)
})

const refusal = (code: ApiErrorCode, fields: string[] = []) =>
  new ApiError({
    code,
    status: 422,
    message: 'own',
    details: { fields: fields.map((field) => ({ field, rule: 'any', message: `Bad ${field}` })) },
  })
const rejects = (error: unknown) => vi.fn<FixtureProps['send']>().mockRejectedValue(error)
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })

async function visit(props: FixtureProps, typed = 'Build') {
  const view = await renderScreen(<Fixture {...props} />)
  if (typed !== '') await view.user.fill(await field(), typed)
  await view.user.click(await screen.findByRole('button', { name: 'Save' }))
  return view
}

it('focuses its first field, and sends nothing that the schema refuses', async () => {
  const send = vi.fn<FixtureProps['send']>()
  await visit({ send }, '')
  await screen.findByText('Enter a name')
  expect(document.activeElement).toBe(await field())
  expect(send).not.toHaveBeenCalled()
})

it('sends the parsed values, and passes on the response', async () => {
  const onSuccess = vi.fn<(answer: unknown) => void>()
  const send = vi.fn<FixtureProps['send']>().mockResolvedValue('saved')
  await visit({ send, onSuccess }, ' Build ')
  await expect.poll(() => onSuccess.mock.calls[0]?.[0]).toBe('saved')
  expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Build' })
})

it('is disabled while sending, and sends once', async () => {
  const { answer, release } = delayed(undefined)
  const send = vi.fn<FixtureProps['send']>(answer)
  const { user } = await visit({ send })
  const fieldset = (await field()).closest('fieldset')!
  await expect.poll(() => fieldset.disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  release()
  await expect.poll(() => fieldset.disabled).toBe(false)
  expect(send).toHaveBeenCalledOnce()
})

it('shows an error at the field of its code, and focuses it', async () => {
  await visit({ send: rejects(refusal('TAG_EXISTS')) })
  await expect.poll(async () => (await field()).getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(await field())
  expect(screen.queryByText('Not saved')).toBeNull()
})

it('shows the invalid fields of the server at their fields', async () => {
  await visit({ send: rejects(refusal('VALIDATION_FAILED', ['name', 'name', 'other'])) })
  await screen.findByText('Bad name')
  expect(screen.queryByText('Not saved')).toBeNull()
})

it('shows other errors at the form, and clears them on the next attempt', async () => {
  const send = rejects(new Error('own'))
  const { user } = await visit({ send })
  await screen.findByText('Not saved')
  screen.getByText('Own words')
  send.mockResolvedValue(undefined)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => screen.queryByText('Not saved')).toBeNull()
})

it('ignores a response after the form is unmounted', async () => {
  const { answer, release } = delayed(undefined)
  const onSuccess = vi.fn<(answer: unknown) => void>()
  const { unmount } = await visit({ send: answer, onSuccess })
  unmount()
  release()
  await answer()
  expect(onSuccess).not.toHaveBeenCalled()
})
