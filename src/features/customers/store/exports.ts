import type { StoreApi } from 'zustand/vanilla';
import { copyOutcomes, copyText } from '@/components/ui/copy-text';
import { saveContactCards } from '@/features/customers/export/contact-card';
import { customersToTabs, exportCustomers } from '@/features/customers/export/customers-csv';
import type { CustomerRow } from '@/features/customers/state/customer-row';
import {
  type CustomersState,
  type ExportedRows,
  type ExportRequest,
  type Notice,
  unfinishedRead,
} from '@/features/customers/state/customers-state';
import { messages } from '@/features/customers/state/messages';
import { showNotice } from '@/features/customers/state/show-notice';

export function createExports(
  { getState, setState }: StoreApi<CustomersState>,
  find: (id: string) => CustomerRow | undefined,
) {
  async function exportNow(request: ExportRequest) {
    const { filterText, isSelection, kind } = request;
    const state = getState();
    const rows = request.rows.flatMap(({ customer }) => find(customer.id) ?? []);
    setState({ exportQuestion: undefined });
    const source = { read: unfinishedRead(state), filter: filterText, asOf: state.asOf };
    const notice = await exportCustomers(rows, source, kind);
    if (!notice) return;
    const isOffering = notice.tone === 'success' && kind === 'list';
    const exported: ExportRequest = { rows, filterText, isSelection, kind: 'everything' };
    setState(showNotice({ ...notice, ...(isOffering && { exported }) }));
  }

  function requestExport(request: ExportRequest) {
    const state = getState();
    const hasNothing = state.rows.length === 0 && !state.loading;
    if (unfinishedRead(state) && !hasNothing) setState({ exportQuestion: request });
    else void exportNow(request);
  }

  return {
    exportNow,

    requestExport,

    exportSelection: (rows: readonly CustomerRow[]) =>
      requestExport({ rows, filterText: messages.ofSelection, isSelection: true, kind: 'list' }),

    /** Asks first which customers to export if some are selected. */
    exportList(readVisibleRows: () => ExportedRows) {
      if (getState().selected.size > 0) setState({ exportQuestion: 'which' });
      else requestExport({ ...readVisibleRows(), isSelection: false, kind: 'list' });
    },
    cancelExport: () => setState({ exportQuestion: undefined }),

    async copyCustomers(rows: readonly CustomerRow[]) {
      const text = customersToTabs(rows.map(({ customer }) => customer));
      const isCopied = (await copyText(text)) === copyOutcomes.copied;
      const notice: Notice = isCopied
        ? { tone: 'success', text: messages.rowsCopied(rows.length) }
        : { tone: 'error', text: messages.rowsNotCopied };
      setState(showNotice(notice));
    },

    async saveContacts(rows: readonly CustomerRow[]) {
      const notice = await saveContactCards(rows);
      if (notice) setState(showNotice(notice));
    },
  };
}
