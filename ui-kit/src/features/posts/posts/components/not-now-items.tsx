import { AlarmClock, EyeOff, Sunrise, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MenuItem } from '../../../../primitives/menu-item.tsx'
import { useSkipPost } from '../hooks/use-skip-post.ts'
import { SKIP_CHOICES, type SkipChoice } from '../skip-choices.ts'

export interface NotNowItemsProps {
  postId: string
  onSkipped: () => void
}

const ICONS: Record<SkipChoice['name'], LucideIcon> = { hour: AlarmClock, morning: Sunrise, forGood: EyeOff }

/** For how long the member does not want to be shown a post. */
export default function NotNowItems({ postId, onSkipped }: NotNowItemsProps) {
  const { t } = useTranslation('posts')
  const { mutate } = useSkipPost(postId, onSkipped)
  return SKIP_CHOICES.map((choice) => {
    const Icon = ICONS[choice.name]
    return (
      <MenuItem key={choice.name} icon={<Icon aria-hidden />} onSelect={() => mutate(choice)}>
        {t(`notNow.${choice.name}`)}
      </MenuItem>
    )
  })
}
