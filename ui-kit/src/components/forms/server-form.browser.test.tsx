import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '../../primitives/button.tsx'
import { Dialog } from '../../primitives/dialog.tsx'
import { Field } from '../../primitives/field.tsx'
import { TextInput } from '../../primitives/text-input.tsx'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ServerForm } from './server-form.tsx'
import { useServerForm } from './use-server-form.ts'

function Form() {
  const state = useServerForm<{ reason: string }>({
    defaultValues: { reason: '' },
    autoFocus: 'reason',
    send: () => Promise.resolve(),
  })
  return (
    <ServerForm state={state} failed="Not saved">
      <Field label="Reason">
        <TextInput {...state.form.register('reason')} />
      </Field>
    </ServerForm>
  )
}

function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Reject</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Reject the post" closeLabel="Close">
        <Form />
      </Dialog>
    </>
  )
}

it('has the focus in its first field in a dialog, which returns it to the button', async () => {
  await renderScreen(<Opener />)
  const button = await screen.findByRole('button', { name: 'Reject' })
  for (let turn = 0; turn < 2; turn += 1) {
    await userEvent.click(button)
    const reason = await screen.findByRole('textbox', { name: 'Reason' })
    await expect.poll(() => document.activeElement, { timeout: 5_000 }).toBe(reason)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement).toBe(button)
  }
})
