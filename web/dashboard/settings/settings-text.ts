/** What stands around the settings' pages. */
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
