import { Tabs } from '@mantine/core';
import { Outlet, useNavigate, useSearch } from '@tanstack/react-router';
import { useMay } from '../../api/useMay.ts';
import { Allowed } from '../../components/Allowed.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { t } from '../../i18n/index.ts';
import { TABS } from '../../i18n/webhooks.en.ts';
import { DeliveryList } from './DeliveryList.tsx';
import { EndpointList } from './EndpointList.tsx';
import { EventList } from './EventList.tsx';
import { TestEventButton } from './TestEventButton.tsx';
import { WebhookSettings } from './WebhookSettings.tsx';
import { WEBHOOK_TABS, webhookTab } from './webhookTab.ts';

/** Where events go, what was delivered and how, and everything that happened. */
export default function WebhooksPage() {
  const { tab = 'deliveries' } = useSearch({ from: '/signed-in/webhooks', select: webhookTab });
  const navigate = useNavigate();
  const maySet = useMay()('webhooks:write');
  const tabs = WEBHOOK_TABS.filter((each) => maySet || each !== 'settings');
  const choose = (chosen: string | null) => {
    const known = WEBHOOK_TABS.find((each) => each === chosen);
    if (known) void navigate({ to: '/webhooks', search: { tab: known } });
  };
  return (
    <>
      <PageHeader
        title={t('webhooks.title')}
        lead={t('webhooks.lead')}
        actions={
          <Allowed to="webhooks:write">
            <TestEventButton />
          </Allowed>
        }
      />
      <Tabs value={tab} onChange={choose} keepMounted={false}>
        <Tabs.List mb="md">
          {tabs.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {TABS[each]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="deliveries">
          <DeliveryList />
        </Tabs.Panel>
        <Tabs.Panel value="events">
          <EventList />
        </Tabs.Panel>
        <Tabs.Panel value="endpoints">
          <EndpointList />
        </Tabs.Panel>
        {maySet && (
          <Tabs.Panel value="settings">
            <WebhookSettings />
          </Tabs.Panel>
        )}
      </Tabs>
      <Outlet />
    </>
  );
}
