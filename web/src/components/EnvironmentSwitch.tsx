import { SegmentedControl, Text } from '@mantine/core';
import { useEnvironment } from '../api/environment.tsx';
import { t } from '../i18n/index.ts';
import classes from './EnvironmentSwitch.module.css';

/** Switches all pages between the sandbox and the live wallet. */
export function EnvironmentSwitch() {
  const { environment, choose } = useEnvironment();
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('environment.switch')}
      value={environment}
      onChange={(chosen) => choose(chosen === 'prod' ? 'prod' : 'test')}
      data={[
        { value: 'test', label: t('environment.test') },
        { value: 'prod', label: t('environment.prod') },
      ]}
      classNames={{ indicator: classes.indicator }}
      data-environment={environment}
    />
  );
}

/** Says on every page whether the money on it is real. */
export function EnvironmentBanner() {
  const { environment } = useEnvironment();
  return (
    <div className={classes.banner} data-environment={environment}>
      <Text size="xs" fw={600} ta="center" truncate>
        {t(`environment.${environment}Banner`)}
      </Text>
    </div>
  );
}
