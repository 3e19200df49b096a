/**
 * Brings every module of the shared runtime into the shell's bundle: remotes take them from here, so one that the shell
 * itself happens not to use must be here all the same.
 */
import 'react/jsx-runtime';
import 'zustand';
import 'zustand/vanilla';
import 'shared-domain/runtime/channel';
import 'shared-domain/runtime/config';
import 'shared-domain/runtime/credentials';
import 'shared-domain/runtime/error-report';
import 'shared-domain/runtime/event-bus';
import 'shared-domain/runtime/federation';
import 'shared-domain/runtime/http';
import 'shared-domain/runtime/http-failure';
import 'shared-domain/runtime/listing-cache';
import 'shared-domain/runtime/router';
import 'shared-domain/runtime/server-time';
import 'shared-domain/runtime/singleton';
import 'shared-domain/runtime/time-limit';
import 'shared-domain/runtime/trusted-types';
import 'shared-domain/stores/account-store';
import 'shared-domain/stores/add-to-cart';
import 'shared-domain/stores/analytics-log';
import 'shared-domain/stores/cart-store';
import 'shared-domain/stores/customer-check';
import 'shared-domain/stores/leave-for-checkout';
import 'shared-domain/stores/session-store';
import 'shared-domain/stores/toast-store';
import '../federation/lend-runtime';
