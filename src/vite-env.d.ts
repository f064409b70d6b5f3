interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

/** The build's variables: `.env.example` explains each. The first two always have a value. */
interface ImportMetaEnv {
  readonly VITE_BACKEND: 'emulator' | 'firebase';
  readonly VITE_FIREBASE_EMULATORS: 'true' | 'false';
  readonly VITE_APP_CHECK_SITE_KEY: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_EMULATOR_HOST?: string;
  readonly VITE_FIRESTORE_EMULATOR_PORT?: string;
  readonly VITE_AUTH_EMULATOR_PORT?: string;
  readonly VITE_VITALS_URL?: string;
  readonly VITE_ERRORS_URL?: string;
  readonly VITE_SERVICE_WORKER?: string;
  readonly VITE_PUSH_PUBLIC_KEY?: string;
  readonly [company: `VITE_COMPANY_${string}`]: string | undefined;
}
