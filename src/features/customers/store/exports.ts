import type { StoreApi } from 'zustand/vanilla';
import { copyOutcomes, copyText } from '@/components/ui/copy-text';
import { saveContactCards } from '@/features/customers/export/contact-card';
import { customersToTabs, type ExportKind, exportCustomers } from '@/features/customers/export/customers-csv';
import type { CustomerRow } from '@/features/customers/state/customer-row';
import {
  type CustomersState,
  type ExportedRows,
  type ExportRequest,
  messages,
  unfinishedRead,
} from '@/features/customers/state/customers-state';

export function createExports({ getState, setState }: StoreApi<CustomersState>) {
  async function exportNow({ rows, filterText }: ExportedRows) {
    const read = unfinishedRead(getState());
    const { asOf, exportKind, exportsSelected } = getState();
    setState({ isAskingToExport: false });
    const notice = await exportCustomers(rows, { read, filter: filterText, asOf }, exportKind);
    const isOffering = notice.tone === 'success' && exportKind === 'list';
    const further = isOffering && { exported: { rows, filterText, isSelection: exportsSelected } };
    setState({ notice: { ...notice, ...further } });
  }

  function requestExport({ rows, filterText, isSelection }: ExportRequest, exportKind: ExportKind = 'list') {
    const state = getState();
    setState({ exportsSelected: isSelection, exportKind, isChoosingExport: false });
    const hasNothing = state.rows.length === 0 && !state.loading;
    if (unfinishedRead(state) && !hasNothing) setState({ isAskingToExport: true });
    else void exportNow({ rows, filterText });
  }

  return {
    exportNow,

    requestExport,

    /** Asks first which customers to export if some are selected. */
    exportList(readVisibleRows: () => ExportedRows) {
      if (getState().selected.size > 0) setState({ isChoosingExport: true });
      else requestExport({ ...readVisibleRows(), isSelection: false });
    },
    cancelExportChoice: () => setState({ isChoosingExport: false }),
    cancelExport: () => setState({ isAskingToExport: false }),

    async copyCustomers(rows: readonly CustomerRow[]) {
      const text = customersToTabs(rows.map(({ customer }) => customer));
      const isCopied = (await copyText(text)) === copyOutcomes.copied;
      setState({
        notice: isCopied
          ? { tone: 'success', text: messages.rowsCopied(rows.length) }
          : { tone: 'error', text: messages.rowsNotCopied },
      });
    },

    async saveContacts(rows: readonly CustomerRow[]) {
      setState({ notice: await saveContactCards(rows) });
    },
  };
}
