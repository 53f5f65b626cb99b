/** The texts of the settings layout. */
export const settingsText = {
  label: 'Settings',
  pages: {
    api: 'API keys',
    webhooks: 'Webhooks',
    team: 'Team',
    sessions: 'Sessions',
    account: 'Account',
    changes: 'Changes',
  },
}
