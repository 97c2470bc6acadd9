export const CHOICES_KEY = ['notification-choices'] as const
