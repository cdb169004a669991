import { CodedText } from '../../components/CodedText.tsx';
import { type Column, DataTable } from '../../components/DataTable.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { LEVERS, type Lever, SANDBOX } from '../../i18n/sandbox.en.ts';

const COLUMNS: readonly Column<Lever>[] = [
  { header: SANDBOX.columns.situation, cell: ({ situation }) => situation },
  { header: SANDBOX.columns.how, cell: ({ how }) => <CodedText text={how} /> },
  { header: SANDBOX.columns.outcome, cell: ({ outcome }) => <CodedText text={outcome} /> },
];

/** Everything that can be tried in the sandbox, and how. */
export default function SandboxPage() {
  return (
    <>
      <PageHeader title={SANDBOX.title} lead={SANDBOX.lead} />
      <DataTable
        columns={COLUMNS}
        items={LEVERS}
        keyOf={({ situation }) => situation}
        caption={SANDBOX.title}
      />
    </>
  );
}
