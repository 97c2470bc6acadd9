import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../primitives/button.tsx'
import { FileButton } from '../../../../primitives/file-button.tsx'
import { readLogo } from './read-logo.ts'

export interface LogoFieldProps {
  logo: string | null
  onChange: (logo: string | null) => void
}

/** The picture next to the label of a provider. */
export function LogoField({ logo, onChange }: LogoFieldProps) {
  const { t } = useTranslation('sign-in-providers')
  const [isBroken, setBroken] = useState(false)
  const pick = async (file: File) => {
    const picture = await readLogo(file)
    setBroken(picture === null)
    if (picture !== null) onChange(picture)
  }
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{t('form.logo')}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {logo !== null && <img src={logo} alt={t('form.logoAlt')} className="size-6" />}
        <FileButton
          icon={<ImageUp aria-hidden />}
          accept={['image/png', 'image/jpeg', 'image/webp']}
          onPick={(file) => void pick(file)}
        >
          {t(logo === null ? 'form.chooseLogo' : 'form.replaceLogo')}
        </FileButton>
        {logo !== null && (
          <Button variant="ghost" onClick={() => onChange(null)}>
            {t('form.removeLogo')}
          </Button>
        )}
      </div>
      {isBroken && (
        <p role="alert" className="text-sm text-danger">
          {t('form.logoBroken')}
        </p>
      )}
    </fieldset>
  )
}
