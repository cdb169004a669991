// Written by `npm run docs` from the OpenAPI document of the service.

export interface paths {
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description An account with a second factor needs `secondFactorCode`: without it the answer is 401 `second_factor_required`, with a wrong or used one 401 `second_factor_invalid`. Passkeys need a browser: an account with passkeys alone logs in here by a recovery code.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password reset code by mail
         * @description The code is valid once, for at least ten minutes. Another request mails the same code again, after five minutes at the earliest. An account gets a few mails a day; the code of the newest one is valid. 503 `password_reset_unavailable` if the service sends no mail.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by the mailed code
         * @description Ends every session of the user. A password is refused if it is common, or made of e-mail address, business name or phone number; the code stays valid.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description The token is no longer valid. A call by cookie ends the session of the dashboard instead.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the profile, balances and API keys
         * @description A call by token or cookie without the user’s second factor shows only the beginnings of live keys. So does one by a user without a factor that the business requires. API keys and the bank account are null for a role that may not read them. Needs `account:read`.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the profile
         * @description Unknown fields are refused by name. An empty text clears a field. `webhookUrl` needs `webhooks:write`, every other field `account:write`. Needs `account:write,webhooks:write`.
         */
        patch: operations["changeProfile"];
        trace?: never;
    };
    "/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read balances, sums by day, and what is in progress
         * @description Needs `account:read`.
         */
        get: operations["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout-hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether payouts are held, and until when
         * @description A new bank account, a removed second factor or a reset password holds withdrawals and USDT sales from the dashboard for a while. Refunds of USDT wait too, unless the bank account is the cause. Needs `account:read`.
         */
        get: operations["getPayoutHold"];
        put?: never;
        /**
         * Set whether a hold on payouts includes those by API key
         * @description A hold (`GET /payout-hold`) leaves out payouts by API key unless you include them. During a hold, keys can be included but not taken out. Needs `account:write`.
         */
        post: operations["setPayoutHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/balance-alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read below what balance you are notified
         * @description Needs `account:read`.
         */
        get: operations["getBalanceAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set balance alerts
         * @description When the available balance falls below a threshold, you get one mail and one event `balance.low`. The next ones come after it has recovered and fallen again. For a balance already below a new threshold you get neither. Needs `account:write`.
         */
        patch: operations["changeBalanceAlerts"];
        trace?: never;
    };
    "/second-factor-requirement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether the business requires a second factor of every user
         * @description Needs `account:read`.
         */
        get: operations["getSecondFactorRequirement"];
        put?: never;
        /**
         * Require a second factor of every user, or stop
         * @description Only a user who has a second factor can require it. A user without one can then only sign in and out, set one up, change the password and read `GET /me`. Other calls by cookie or token are 403 `second_factor_setup_required`. No user can remove the last second factor meanwhile. Calls by API key go on. Needs `account:write`.
         */
        post: operations["setSecondFactorRequirement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what your checkout pages show, and the policy of USDT payments
         * @description Needs `account:read`.
         */
        get: operations["getCheckoutSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose what your checkout pages show, and the policy of USDT payments
         * @description Null removes a choice. A new policy applies to new sessions. Needs `account:write`.
         */
        patch: operations["changeCheckoutSettings"];
        trace?: never;
    };
    "/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the valid API keys
         * @description Needs `api_keys:read`.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create a restricted API key
         * @description The key may do only what its scopes name: another call is 403 `forbidden`, with the permission it needs. A call from outside `networks` is 403 `network_not_allowed`. Only this answer has the key. A business has at most 50 valid restricted keys. Needs `api_keys:write`.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the list of valid API keys as CSV, without the keys themselves
         * @description Needs `api_keys:read`.
         */
        get: operations["exportApiKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a new full API key
         * @description Older full keys of that environment stay valid for the overlap. An environment has at most 5 valid full keys: beyond that the oldest end. Needs `api_keys:write`.
         */
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End an API key at once
         * @description A new key replaces the current key of an environment; GET /me shows it. Needs `api_keys:write`.
         */
        post: operations["revokeApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users of the business
         * @description Needs `users:read`.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Invite a user
         * @description Sends a mail with a link that is valid for three days. 409 `state_conflict` if a user of the business has the e-mail address. Only an owner may invite an owner. Needs `users:write`.
         */
        post: operations["inviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the users of the business as CSV
         * @description Needs `users:read`.
         */
        get: operations["exportUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again
         * @description With a new link; the earlier one is no longer valid. Needs `users:write`.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the role of a user
         * @description Applies at once. Only an owner may change or make an owner; a business keeps at least one. Needs `users:write`.
         */
        patch: operations["changeUserRole"];
        trace?: never;
    };
    "/users/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a user
         * @description The user’s sessions and login tokens end at once. Only an owner may remove an owner; a business keeps at least one. API keys stay valid; `revokeKeys` ends the restricted ones that the user made. Needs `users:write`.
         */
        post: operations["removeUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Sets the name and the password of an invited user, who can then log in. A refused password leaves the invitation valid. 409 `state_conflict` if the e-mail address belongs to another business.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify and save the bank account that withdrawals go to
         * @description The name of the account must be that of the business. Case, accents, punctuation, the order of words and company suffixes may differ. In the sandbox 0000000001 is not found, 0000000002 has another name, and 0000000003 times out. Needs `bank_accounts:write`.
         */
        post: operations["verifyBankAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the banks that can be paid
         * @description Needs `bank_accounts:read`.
         */
        get: operations["listBanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{id}/vendor-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the bank-issued account of the business
         * @description Money sent to this account is credited to the wallet, less commission. Needs `bank_accounts:read`.
         */
        get: operations["getVendorAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a payment
         * @description Credits the wallet with the amount less commission (1.5 %, at most 2,000 naira). Needs `payments:write`.
         */
        post: operations["processPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/process/external": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a payment of a named payer
         * @description As /payment/process; the payer must be named, with an e-mail address or a phone number. Needs `payments:write`.
         */
        post: operations["processExternalPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/{transactionId}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a recorded payment, in part or in full
         * @description For a payment that you give back to its payer yourself. The wallet gives back the amount, less the commission of that part. Several refunds sum to exactly what was paid and taken. The refund is a transaction of the type `refund`, and the payment is PARTIALLY_REFUNDED or REFUNDED. Needs `payment_refunds:write`.
         */
        post: operations["refundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawal/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw naira to the settlement bank account
         * @description Debits amount plus fee. The answer has the outcome if it is known in time, else 202 with status PROCESSING. Then wait for the event withdrawal.completed or withdrawal.failed, or poll GET /transactions/{transactionId}. Needs `withdrawals:write`.
         */
        post: operations["requestWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw naira to the settlement bank account
         * @description Debits amount plus fee. The answer has the outcome if it is known in time, else 202 with status PROCESSING. Then wait for the event withdrawal.completed or withdrawal.failed, or poll GET /transactions/{transactionId}. Needs `withdrawals:write`.
         */
        post: operations["requestWithdrawalAlias"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawal/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask what a withdrawal costs
         * @description Holds nothing. A request of the same amount has this fee now. Needs `withdrawals:read`.
         */
        post: operations["quoteWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automatic-payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the rule of automatic payouts
         * @description Needs `withdrawals:read`.
         */
        get: operations["getAutomaticPayouts"];
        put?: never;
        /**
         * Set the rule of automatic payouts
         * @description Each payout is a withdrawal of all that is available, less fee and reserve. Its events have `isAutomatic: true`. Rules and limits are those of withdrawals by API key. A changed bank account, a reset password or a removed second factor pauses payouts; resume them after the hold on payouts. Needs `account:write`.
         */
        post: operations["setAutomaticPayouts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automatic-payouts/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume payouts that are paused
         * @description Check the bank account first: payouts were paused because something was changed or failed. Needs `account:write`.
         */
        post: operations["resumeAutomaticPayouts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crypto/withdrawals/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask what selling USDT brings now
         * @description Holds nothing. Until `expiresAt` the `quoteId` locks these terms for one request of the same amount. Needs `usdt_sales:read`.
         */
        post: operations["quoteUsdtSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crypto/withdrawals/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sell USDT for naira, paid to the settlement bank account
         * @description Takes the USDT and pays `netAmountNgn`. The answer has the outcome if it is known in time, else 202 with status PROCESSING: poll `GET /crypto/withdrawals/{withdrawalId}`. Needs `usdt_sales:write`.
         */
        post: operations["requestUsdtSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crypto/withdrawals/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sales of USDT, newest first
         * @description Needs `usdt_sales:read`.
         */
        get: operations["listUsdtSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crypto/withdrawals/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download sales of USDT as CSV, newest first
         * @description Needs `usdt_sales:read`.
         */
        get: operations["exportUsdtSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crypto/withdrawals/{withdrawalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one sale of USDT
         * @description The current state, also while the sale is in progress. Needs `usdt_sales:read`.
         */
        get: operations["getUsdtSale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crypto/session-sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether settled USDT payments are sold at once
         * @description Needs `usdt_sales:read`.
         */
        get: operations["getSessionSales"];
        put?: never;
        /**
         * Set whether settled USDT payments are sold at once
         * @description From now on, each settled USDT payment is sold for naira, at its locked rate while that is honored, else at the current one. What cannot be sold stays in the USDT balance, and you get a mail. Needs `usdt_sales:write`.
         */
        post: operations["setSessionSales"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cross-border/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List countries, payment methods and rates of collections
         * @description A collection locks the rate at which it begins. Needs `collections:read`.
         */
        get: operations["listCrossBorderRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cross-border/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List collections, newest first
         * @description Needs `collections:read`.
         */
        get: operations["listCollections"];
        put?: never;
        /**
         * Request a payment from a customer abroad, in the local currency
         * @description Locks the rate, and sends the customer a payment request to approve on the phone. Poll the collection until it is COMPLETED, credited with exactly targetAmount, or FAILED. Needs `collections:write`.
         */
        post: operations["beginCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cross-border/collections/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download collections as CSV, newest first
         * @description Needs `collections:read`.
         */
        get: operations["exportCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cross-border/collections/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one collection
         * @description The current state, also while the collection is in progress. Needs `collections:read`.
         */
        get: operations["getCollection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List billers with their limits, plans and prices
         * @description Updated every hour. In the sandbox the kobo of the plans sandbox-01 to sandbox-05 select their outcome. Needs `bills:read`.
         */
        get: operations["getBillCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills/verify-meter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whose electricity meter this is
         * @description In the sandbox a number of zeros that ends in 1 is not found, and one that ends in 3 times out. Needs `bills:read`.
         */
        post: operations["verifyMeter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills/verify-smart-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a smart card, and read what its renewal costs
         * @description In the sandbox a number of zeros that ends in 1 is not found, and one that ends in 3 times out. Needs `bills:read`.
         */
        post: operations["verifySmartCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills/verify-bet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whose betting account this is
         * @description In the sandbox a number of zeros that ends in 1 is not found, and one that ends in 3 times out. Needs `bills:read`.
         */
        post: operations["verifyBet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills/airtime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy airtime for a phone
         * @description Live purchases are queued and answered with 202; poll GET /transactions/{transactionId}. In the sandbox the kobo of the amount, or of the plan’s price, select the outcome. Needs `bills:write`.
         */
        post: operations["buyAirtime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy a data plan for a phone
         * @description Live purchases are queued and answered with 202; poll GET /transactions/{transactionId}. In the sandbox the kobo of the amount, or of the plan’s price, select the outcome. Needs `bills:write`.
         */
        post: operations["buyData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills/electricity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay for electricity
         * @description Live purchases are queued and answered with 202; poll GET /transactions/{transactionId}. In the sandbox the kobo of the amount, or of the plan’s price, select the outcome. Needs `bills:write`.
         */
        post: operations["buyElectricity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills/tv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change or renew a TV subscription
         * @description Live purchases are queued and answered with 202; poll GET /transactions/{transactionId}. In the sandbox the kobo of the amount, or of the plan’s price, select the outcome. Needs `bills:write`.
         */
        post: operations["buyTv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills/bet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fund a betting account
         * @description Live purchases are queued and answered with 202; poll GET /transactions/{transactionId}. In the sandbox the kobo of the amount, or of the plan’s price, select the outcome. Needs `bills:write`.
         */
        post: operations["buyBet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crypto/payments/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a USDT payment session
         * @description The customer pays USDT on TRON (TRC20) to its deposit address; poll GET /crypto/payments/{paymentId}. A deposit in a block by expiresAt is on time. EXPIRED follows about a minute later, when every block up to then has been read. With amountNgn in place of amount, the price is in naira: 503 `rate_unavailable` without a current rate. Needs `usdt_payments:write`.
         */
        post: operations["createCryptoPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crypto/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List USDT payment sessions, newest first
         * @description Needs `usdt_payments:read`.
         */
        get: operations["listCryptoPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crypto/payments/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download USDT payment sessions as CSV, newest first
         * @description Needs `usdt_payments:read`.
         */
        get: operations["exportCryptoPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crypto/payments/{paymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one USDT payment session
         * @description SETTLED is answered only once the USDT balance has been credited. Needs `usdt_payments:read`.
         */
        get: operations["getCryptoPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crypto/payments/{paymentId}/simulate-deposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a deposit arrive, in the sandbox
         * @description Test keys only. Each call is a new deposit on the simulated chain; an equal call with the same Idempotency-Key is not. Needs `usdt_payments:write`.
         */
        post: operations["simulateCryptoDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crypto/payments/{paymentId}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or reject what came
         * @description For a session that is UNDERPAID, OVERPAID or in MANUAL_REVIEW. A rejected one is FAILED and credits nothing. Only our operations team decides about a deposit that could not be moved to our treasury. Needs `usdt_payments:write`.
         */
        post: operations["resolveCryptoPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crypto/payments/{paymentId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End an open USDT payment session
         * @description Expires a session without a payment now: expiresAt becomes this moment. EXPIRED follows when every block up to it has been read. A later deposit is late. Needs `usdt_payments:write`.
         */
        post: operations["endCryptoPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crypto/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the USDT balance
         * @description Needs `usdt_payments:read`.
         */
        get: operations["getCryptoBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment links, newest first
         * @description Needs `usdt_payments:read`.
         */
        get: operations["listPaymentLinks"];
        put?: never;
        /**
         * Create a payment link
         * @description A page to share, on which each customer begins a USDT payment. Amount and currency never change. A price in naira needs a current rate, as for POST /crypto/payments/create. Needs `usdt_payments:write`.
         */
        post: operations["createPaymentLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-links/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download payment links as CSV, newest first
         * @description Needs `usdt_payments:read`.
         */
        get: operations["exportPaymentLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one payment link
         * @description GET /crypto/payments?paymentLinkId={id} lists its payments. Needs `usdt_payments:read`.
         */
        get: operations["getPaymentLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a payment link, turn it off or on
         * @description Fields that are not named stay; null removes one. Payments that were begun stay open. Needs `usdt_payments:write`.
         */
        patch: operations["changePaymentLink"];
        trace?: never;
    };
    "/crypto/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List refunds of USDT, newest first
         * @description Needs `usdt_refunds:read`.
         */
        get: operations["listCryptoRefunds"];
        put?: never;
        /**
         * Send a deposit back to its payer
         * @description For a session that is over. The USDT of a credited deposit are on hold until the refund ends. Nothing is taken for a deposit that was rejected, or that came to a finished session. Our operations team pays it; poll `GET /crypto/refunds/{refundId}`. Needs `usdt_refunds:write`.
         */
        post: operations["requestCryptoRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crypto/refunds/{refundId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one refund of USDT
         * @description COMPLETED is answered only once its transaction was verified on the chain. Needs `usdt_refunds:read`.
         */
        get: operations["getCryptoRefund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search by id, reference or amount
         * @description Of the kinds that the user may read. Needs `transactions:read,usdt_payments:read,usdt_sales:read,collections:read,webhooks:read`.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List transactions, newest first
         * @description Needs `transactions:read`.
         */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download transactions as CSV, newest first
         * @description The rows that the filters of the list leave. An answer that ends early is incomplete. Needs `transactions:read`.
         */
        get: operations["exportTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{transactionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one transaction
         * @description The current state, also while a payout is in progress. Needs `transactions:read`.
         */
        get: operations["getTransaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read every movement of a balance, the oldest first
         * @description Opening balance and entries of the ledger add up to the closing balance, available and on hold. All pages end at the `to` of the first, where the next statement begins. Needs `statement:read`.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statement/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a statement as CSV, the oldest first
         * @description All pages. An answer without a row of closing balances is incomplete. Needs `statement:read`.
         */
        get: operations["exportStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook deliveries, newest first
         * @description Needs `webhooks:read`.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/deliveries/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download webhook deliveries as CSV, newest first
         * @description Needs `webhooks:read`.
         */
        get: operations["exportWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one webhook delivery with its attempts
         * @description Needs `webhooks:read`.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/deliveries/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a webhook again
         * @description Under the same `webhook-id`. A failed delivery gets its whole schedule of attempts again; any other is sent once, now. While a replay waits, the answer names it, and no second one is made. If the endpoint is disabled or deleted, or the body was erased, the answer is 409 `state_conflict`. If too many wait, it is 429 `too_many_replays`. Needs `webhooks:write`.
         */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/deliveries/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the webhooks of a time range again
         * @description Those created from `from` up to, not including, `to`, oldest first, at most 1000 a call. While `hasMore` is true, call again with `cursor`. 429 `too_many_replays` when no more may wait. Needs `webhooks:write`.
         */
        post: operations["replayWebhookDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event to the webhook address
         * @description A signed `webhook.test`, delivered and retried like every event. 429 `too_many_test_events` while ten wait for their delivery. Needs `webhooks:write`.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the events of the last 30 days, newest first
         * @description Needs `webhooks:read`.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the events of the last 30 days as CSV, newest first
         * @description Needs `webhooks:read`.
         */
        get: operations["exportEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the secret that signs webhooks
         * @description A call by token or cookie without the user’s second factor shows only the beginning of the secret. Needs `webhooks:write`.
         */
        get: operations["getWebhookSecret"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/secret/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the secret that signs webhooks
         * @description During the overlap every webhook is signed with the new and the older secrets. Needs `webhooks:write`.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints, newest first
         * @description Needs `webhooks:read`.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description It receives the events of its types, signed with its own secret, which only this answer has. A business has at most 10 in each environment, besides the `webhookUrl` of the profile. Needs `webhooks:write`.
         */
        post: operations["createWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/endpoints/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download webhook endpoints as CSV
         * @description Needs `webhooks:read`.
         */
        get: operations["exportWebhookEndpoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/endpoints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one webhook endpoint
         * @description Needs `webhooks:read`.
         */
        get: operations["getWebhookEndpoint"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Nothing is sent to it any longer. Its deliveries stay in the list. Needs `webhooks:write`.
         */
        delete: operations["deleteWebhookEndpoint"];
        options?: never;
        head?: never;
        /**
         * Change a webhook endpoint
         * @description Fields that are not named stay. A disabled endpoint receives nothing; what waits for it fails, and can be replayed once it is enabled. Needs `webhooks:write`.
         */
        patch: operations["changeWebhookEndpoint"];
        trace?: never;
    };
    "/webhooks/endpoints/{id}/secret/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the secret of a webhook endpoint
         * @description During the overlap its events are signed with the new and the older secrets. Only this answer has the new one. Needs `webhooks:write`.
         */
        post: operations["rotateWebhookEndpointSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/endpoints/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event to a webhook endpoint
         * @description As `POST /webhooks/test` does to the default endpoint. An endpoint that is disabled answers 409 `state_conflict`. Needs `webhooks:write`.
         */
        post: operations["testWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests for approval, newest first
         * @description Needs `withdrawals:read,payment_refunds:read,usdt_sales:read,usdt_refunds:read,bills:read,account:read`.
         */
        get: operations["listApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download requests for approval as CSV, newest first
         * @description The rows that the filters of the list leave. An answer that ends early is incomplete. Needs `withdrawals:read,payment_refunds:read,usdt_sales:read,usdt_refunds:read,bills:read,account:read`.
         */
        get: operations["exportApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one request for approval
         * @description Needs `withdrawals:read,payment_refunds:read,usdt_sales:read,usdt_refunds:read,bills:read,account:read`.
         */
        get: operations["getApproval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a request, as a second person
         * @description Makes the order now, with all its checks. If it is refused, such as for its balance, the request goes on waiting. The approver needs the permission of the order and must not have made the request. Needs `withdrawals:write,payment_refunds:write,usdt_sales:write,usdt_refunds:write,bills:write,account:write`.
         */
        post: operations["approveRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse a request, as a second person
         * @description Nothing is ordered. The user needs the permission of the order and must not have made the request. Needs `withdrawals:write,payment_refunds:write,usdt_sales:write,usdt_refunds:write,bills:write,account:write`.
         */
        post: operations["refuseRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval-rule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which orders wait for a second person
         * @description Needs `account:read`.
         */
        get: operations["getApprovalRule"];
        put?: never;
        /**
         * Change which orders wait for a second person
         * @description Orders above an amount wait until a second person with the permission of the order approves them. A change that would release waiting orders itself waits for another user who may make it, if there is one: `approval` is its request. Needs `account:write`.
         */
        post: operations["setApprovalRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes and sign-ins, newest first
         * @description Needs `audit:read`.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the audit log as CSV, newest first
         * @description The rows that the filters of the list leave. An answer that ends early is incomplete. Needs `audit:read`.
         */
        get: operations["exportAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/request-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your API calls of the last 30 days, newest first
         * @description Needs `request_log:read`.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/request-log/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download your API calls of the last 30 days as CSV, newest first
         * @description Needs `request_log:read`.
         */
        get: operations["exportRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which notices are mailed
         * @description Needs `account:read`.
         */
        get: operations["getNoticePreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose which notices are mailed
         * @description Topics that are not named stay. Notices about security cannot be switched off. Needs `account:write`.
         */
        patch: operations["changeNoticePreferences"];
        trace?: never;
    };
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read who is signed in */
        get: operations["getSession"];
        put?: never;
        /**
         * Sign in to the dashboard
         * @description Sets the cookie `mp_session`, which no script can read, for twelve hours. If the account has a second factor, a request without `secondFactorCode` is 401 `second_factor_required`, with a wrong or used one 401 `second_factor_invalid`. For a user who has passkeys, that refusal has `passkeyOptions` for the browser; its answer is then the `secondFactorCode`.
         */
        post: operations["beginSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to set up an authenticator app as second factor
         * @description Needs the password; wrong ones count like those of a login. The answer is for an authenticator app (RFC 6238). Until a code of the app is confirmed, none is needed, and a new call brings a new secret.
         */
        post: operations["prepareSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the authenticator app on
         * @description From then on sign-in needs a code. Calls by cookie or token that move money or change the account need one in the header `x-second-factor`; calls by API key never do. An accepted code, also of the sign-in, counts for the same session for five minutes. Every other session and login token of the user ends.
         */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/second-factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the authenticator app off
         * @description Needs the password, and a code of the app, a recovery code or the answer of a passkey. Every other session and login token of the user ends. 409 `state_conflict` for the last factor of a user while the business requires one.
         */
        post: operations["removeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out of the dashboard */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your passkeys */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Begin to register a passkey as second factor
         * @description Needs the password; wrong ones count like those of a login. The answer is for `navigator.credentials.create` of the browser. 503 `passkeys_unavailable` unless the service is reached by https and a host name.
         */
        post: operations["preparePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/passkeys/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a passkey
         * @description Needs the browser’s answer, within five minutes and in the same session. The passkey then proves the second factor, as a code of an authenticator app does. Every other session and login token of the user ends.
         */
        post: operations["confirmPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/passkeys/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to prove the second factor by a passkey
         * @description The answer is for `navigator.credentials.get` of the browser. Send its result as JSON in place of a code of the second factor, once, within five minutes, in the same session.
         */
        post: operations["challengePasskeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/passkeys/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a passkey
         * @description As `removeSecondFactor` removes the app.
         */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your sessions of the dashboard */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out one of your sessions */
        post: operations["endOneSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out everywhere else
         * @description Ends your other sessions and your login tokens.
         */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/end-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out everywhere
         * @description Ends all of your sessions, this one too, and your login tokens.
         */
        post: operations["endAllSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your password
         * @description Needs the current one; wrong ones count like those of a login. Your other sessions and your login tokens end. A password is refused if it is common, or made of e-mail address, business name or phone number.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "withdrawal.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The bank has the money of a withdrawal */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WithdrawalCompletedEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "withdrawal.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A withdrawal failed, or was reversed after it was completed (status REVERSED); the money is back */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WithdrawalFailedEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "withdrawal.under_review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The bank has not confirmed a withdrawal, and our operations team is checking it */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WithdrawalUnderReviewEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.recorded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A payment was recorded and credited */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PaymentRecordedEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A recorded payment was refunded, in part or in full */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PaymentRefundedEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "chargeback.opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The bank of a payer, or a provider, took back money that had arrived */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChargebackOpenedEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "chargeback.won": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A chargeback was won; the amount is back */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChargebackWonEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "chargeback.lost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A chargeback was lost; nothing more is taken */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChargebackLostEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "bill.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The biller carried out a purchase */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BillCompletedEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "bill.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A purchase failed, or was reversed after it was completed (status REVERSED); the money is back */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BillFailedEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "usdt_sale.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The naira of a sale of USDT were paid */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UsdtSaleCompletedEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "usdt_sale.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A sale failed, or was reversed after it was completed (status REVERSED); the USDT is back */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UsdtSaleFailedEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "usdt_sale.under_review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The bank has not confirmed the naira of a sale, and our operations team is checking it */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UsdtSaleUnderReviewEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "collection.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The customer of a collection paid, and the naira were credited */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CollectionCompletedEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "collection.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A collection failed, or was not approved in time */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CollectionFailedEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "usdt_payment.seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A deposit of a USDT payment was seen on the chain; nothing is credited yet */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UsdtPaymentSeenEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "usdt_payment.settled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A USDT payment was credited */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UsdtPaymentSettledEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "usdt_payment.underpaid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Less than expected was received; the customer can top it up until the payment expires */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UsdtPaymentUnderpaidEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "usdt_payment.overpaid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** More than expected was received */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UsdtPaymentOverpaidEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "usdt_payment.expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A USDT payment expired */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UsdtPaymentExpiredEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "usdt_payment.needs_review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A USDT payment waits for a decision, yours or of our operations team */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UsdtPaymentNeedsReviewEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "usdt_payment.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A USDT payment was rejected; nothing is credited */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UsdtPaymentFailedEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "usdt_refund.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A deposit was sent back to its payer */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UsdtRefundCompletedEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "usdt_refund.canceled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A refund is not paid; money on hold is back */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UsdtRefundCanceledEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "vendor_credit.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A transfer into your vendor account was credited */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["VendorCreditReceivedEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook_endpoint.disabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Another endpoint was disabled: it answered 410, or took no event for days */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEndpointDisabledEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "adjustment.recorded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Our operations team corrected a balance */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AdjustmentRecordedEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "debt.incurred": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A chargeback took more than the wallet had; what was missing is a debt */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DebtIncurredEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "debt.repaid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Money in the wallet repaid a debt, in part or in full */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DebtRepaidEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "balance.low": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What is available fell below the threshold of your alert */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BalanceLowEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A test of an endpoint, requested by POST /webhooks/test or POST /webhooks/endpoints/{id}/test */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt to send the event. */
                    "webhook-id": components["parameters"]["webhook-id"];
                    /** @description When it was sent: seconds since 1970. */
                    "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                    /** @description `v1,…`, one for each secret that is valid. */
                    "webhook-signature": components["parameters"]["webhook-signature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookTestEvent"];
                };
            };
            responses: {
                /** @description It arrived. Anything else is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        LoginRequest: {
            /** @example demo@merchant.example */
            email: string;
            /** @example correct horse battery */
            password: string;
            /**
             * @description Required if the account has a second factor. The answer of a passkey counts only at `POST /session`.
             * @example 492039
             */
            secondFactorCode?: string;
        };
        ForgotPasswordRequest: {
            /** @example demo@merchant.example */
            email: string;
        };
        ResetPasswordRequest: {
            /** @example demo@merchant.example */
            email: string;
            /**
             * @description The mailed code; capitals, blanks and dashes are ignored.
             * @example K7QF2M-XD9RTA
             */
            otp: string;
            /** @example another correct horse */
            newPassword: string;
        };
        ProfileChange: {
            /** @example Ada Obi */
            contactPersonName?: string;
            /** @example +2348012345678 */
            contactPersonPhone?: string;
            /** @example 12 Marina, Lagos */
            businessAddress?: string;
            /** @example RC123456 */
            registrationNumber?: string;
            /** @example 1234567-0001 */
            taxId?: string;
            /** @example https://files.example.com/cac.pdf */
            documentUrl?: string;
            /**
             * @description Receives signed events, in production only by https. Each environment (x-business-env) has its own.
             * @example https://shop.example.com/webhooks
             */
            webhookUrl?: string;
        };
        PayoutHoldChange: {
            /** @example true */
            includesKeys: boolean;
        };
        BalanceAlertsChange: {
            /**
             * @description Naira; null turns it off.
             * @example 50000
             */
            ngn?: number | null;
            /**
             * @description USDT; null turns it off.
             * @example 100
             */
            usdt?: number | null;
        };
        SecondFactorRequirementChange: {
            /** @example true */
            isRequired: boolean;
        };
        CheckoutSettingsChange: {
            /** @example help@shop.example.com */
            supportEmail?: string | null;
            /** @example +234 803 123 4567 */
            supportPhone?: string | null;
            /** @example #0b6b62 */
            color?: string | null;
            /**
             * @description A picture of at most 32 kB, as a data URL.
             * @example data:image/png;base64,iVBORw0KGgo=
             */
            logo?: string | null;
            /** @description Of new sessions that do not set their own. Null restores what was agreed with us. */
            policy?: components["schemas"]["CryptoPaymentPolicyRequest"] | null;
        };
        CryptoPaymentPolicyRequest: {
            /**
             * Format: double
             * @description The difference that still counts as exact, in percent of the expected amount.
             * @example 0.5
             */
            tolerancePercent?: number;
            /**
             * @description Whether an underpayment is credited when the time to pay is over, or waits for your decision.
             * @example review
             * @enum {string}
             */
            underpaid?: "accept" | "review";
            /**
             * @description Whether an overpayment is credited at once, or waits for your decision.
             * @example accept
             * @enum {string}
             */
            overpaid?: "accept" | "review";
        };
        RestrictedApiKey: {
            /**
             * @description What the key is for.
             * @example Payroll server
             */
            name: string;
            /**
             * @example test
             * @enum {string}
             */
            environment: "prod" | "test";
            /**
             * @description The permissions of the key. Each operation says which one it needs.
             * @example [
             *       "withdrawals:write",
             *       "withdrawals:read"
             *     ]
             */
            scopes: components["schemas"]["KeyScope"][];
            /**
             * @description IPv4 and IPv6 addresses or networks (CIDR) from which the key is accepted; everywhere when absent.
             * @example [
             *       "203.0.113.0/24",
             *       "2001:db8:7::/48"
             *     ]
             */
            networks?: string[];
            /**
             * Format: date-time
             * @description When the key ends by itself; when absent, it is valid until it is revoked.
             * @example 2099-01-31T12:00:00Z
             */
            expiresAt?: string;
        };
        /** @enum {string} */
        KeyScope: "account:read" | "bank_accounts:read" | "bills:read" | "bills:write" | "collections:read" | "collections:write" | "payment_refunds:read" | "payment_refunds:write" | "payments:write" | "request_log:read" | "statement:read" | "transactions:read" | "usdt_payments:read" | "usdt_payments:write" | "usdt_refunds:read" | "usdt_refunds:write" | "usdt_sales:read" | "usdt_sales:write" | "webhooks:read" | "webhooks:write" | "withdrawals:read" | "withdrawals:write";
        ApiKeyRotation: {
            /**
             * @example test
             * @enum {string}
             */
            environment: "prod" | "test";
            /**
             * Format: double
             * @description How long the older keys stay valid; 24 when absent.
             * @example 24
             */
            overlapHours?: number;
        };
        InvitationRequest: {
            /** @example ada@merchant.example */
            email: string;
            /**
             * @description `owner`: everything. `admin`: everything but changing owners. `finance`: moves money. `developer`: manages keys and webhooks. `viewer`: reads.
             * @example finance
             * @enum {string}
             */
            role: "owner" | "admin" | "finance" | "developer" | "viewer";
        };
        UserRoleRequest: {
            /**
             * @description `owner`: everything. `admin`: everything but changing owners. `finance`: moves money. `developer`: manages keys and webhooks. `viewer`: reads.
             * @example finance
             * @enum {string}
             */
            role: "owner" | "admin" | "finance" | "developer" | "viewer";
        };
        UserRemovalRequest: {
            /**
             * @description Whether to revoke the restricted API keys that the user made.
             * @example true
             */
            revokeKeys?: boolean;
        };
        InvitationAcceptance: {
            /**
             * @description The part after the # in the link of the invitation.
             * @example h7QmX2vK9bRtLw4ZpYc1NsDf
             */
            code: string;
            /** @example Ada Obi */
            name: string;
            /** @example another correct horse */
            password: string;
        };
        BankVerification: {
            /**
             * @description NUBAN, as text because leading zeros count; blanks and hyphens are ignored.
             * @example 0123456789
             */
            accountNumber: string;
            /**
             * @description A code of GET /banks: letters and digits, such as 058, 035A or MFB50094.
             * @example 058
             */
            bankCode: string;
        };
        PaymentRequest: {
            /**
             * @description The business of the API key; another one's is refused with 403.
             * @example biz_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            businessId: string;
            /**
             * Format: double
             * @description Naira, with at most two decimal places: 100 to 10,000,000 unless agreed otherwise.
             * @example 100000
             */
            amount: number;
            /**
             * @description What was paid for.
             * @example school-fees
             */
            serviceType: string;
            /** @example Term 1 */
            description?: string;
            /** @example Ada Obi */
            externalPayerName?: string;
            /**
             * Format: email
             * @example ada@example.com
             */
            externalPayerEmail?: string;
            /** @example +2348012345678 */
            externalPayerPhone?: string;
            /**
             * @description Your own reference; the transaction and its events have it.
             * @example order-1042
             */
            merchantReference?: string;
            metadata?: components["schemas"]["MetadataRequest"];
        };
        /**
         * @description Free-form, at most 16 kB and 8 levels; events have it. Send ids of more than 15 digits as strings.
         * @example {
         *       "orderId": 1042
         *     }
         */
        MetadataRequest: {
            [key: string]: unknown;
        };
        PaymentRefundRequest: {
            /**
             * @description When sent, the business of the credential.
             * @example biz_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            businessId?: string;
            /**
             * Format: double
             * @description Naira, with at most two decimal places: at most what is left of the payment.
             * @example 40000
             */
            amount: number;
            /**
             * @description Kept for good, so without names.
             * @example Two of five items were sent back.
             */
            reason: string;
        };
        WithdrawalRequest: {
            /**
             * @description The business of the API key; another one's is refused with 403.
             * @example biz_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            businessId: string;
            /**
             * Format: double
             * @description Naira, with at most two decimal places: 100 to 10,000,000 unless agreed otherwise.
             * @example 50000
             */
            amount: number;
            /**
             * @description Your own reference; the transaction and its events have it.
             * @example order-1042
             */
            merchantReference?: string;
            metadata?: components["schemas"]["MetadataRequest"];
        };
        WithdrawalQuoteRequest: {
            /**
             * @description When sent, the business of the credential.
             * @example biz_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            businessId?: string;
            /**
             * Format: double
             * @description Naira, with at most two decimal places: 100 to 10,000,000 unless agreed otherwise.
             * @example 50000
             */
            amount: number;
        };
        /**
         * @example {
         *       "rule": "daily",
         *       "at": "17:00",
         *       "reserve": 10000
         *     }
         */
        AutomaticPayoutsChange: {
            /**
             * @example daily
             * @enum {string}
             */
            rule: "off" | "daily" | "amount";
            /** @example 17:00 */
            at?: string;
            /**
             * Format: double
             * @description Naira; of the rule `amount`.
             * @example 100000
             */
            above?: number;
            /**
             * @description Naira that stay in the wallet; 0 when absent.
             * @example 10000
             */
            reserve?: 0 | number;
        };
        UsdtQuoteRequest: {
            /**
             * @description The business of the API key; another one's is refused with 403.
             * @example biz_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            businessId?: string;
            /**
             * Format: double
             * @description USDT, with at most six decimal places: 1 to 1,000,000 unless agreed otherwise.
             * @example 100
             */
            amountUsdt: number;
        };
        UsdtSaleRequest: {
            /**
             * @description The business of the API key; another one's is refused with 403.
             * @example biz_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            businessId: string;
            /**
             * Format: double
             * @description USDT, with at most six decimal places: 1 to 1,000,000 unless agreed otherwise.
             * @example 100
             */
            amountUsdt: number;
            /**
             * @description Locks the rate of this quote; the current rate when absent.
             * @example qte_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            quoteId?: string;
            /**
             * @description Your own reference; the transaction and its events have it.
             * @example order-1042
             */
            merchantReference?: string;
            metadata?: components["schemas"]["MetadataRequest"];
        };
        SessionSalesChange: {
            /**
             * @example wallet
             * @enum {string}
             */
            sellTo: "off" | "wallet" | "bank";
        };
        /**
         * @example {
         *       "businessId": "biz_01kb4z7v1q8m3c5n6p7r8s9t0v",
         *       "sourceAmount": 250,
         *       "sourceCurrency": "GHS",
         *       "country": "GH",
         *       "paymentMethod": "MTN Mobile Money",
         *       "customer": {
         *         "name": "Kofi Mensah",
         *         "phone": "+233241234567",
         *         "email": "kofi@example.com"
         *       },
         *       "merchantReference": "order-1042",
         *       "metadata": {
         *         "orderId": 1042
         *       }
         *     }
         */
        CollectionRequest: {
            /**
             * @description The business of the API key; another one's is refused with 403.
             * @example biz_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            businessId: string;
            /**
             * Format: double
             * @description What the customer pays, in sourceCurrency: this or targetAmount.
             * @example 250
             */
            sourceAmount?: number;
            /**
             * Format: double
             * @description What you get, in naira: this or sourceAmount.
             * @example 31803.75
             */
            targetAmount?: number;
            /**
             * @example GHS
             * @enum {string}
             */
            sourceCurrency: "BWP" | "CDF" | "GHS" | "KES" | "MWK" | "RWF" | "TZS" | "UGX" | "XAF" | "XOF" | "ZAR" | "ZMW";
            /**
             * @description ISO 3166-1 alpha-2.
             * @example GH
             */
            country: string;
            /** @example MTN Mobile Money */
            paymentMethod: string;
            /** @description Who is asked to pay. */
            customer: {
                /** @example Kofi Mensah */
                name: string;
                /** @example +233241234567 */
                phone: string;
                /**
                 * Format: email
                 * @example kofi@example.com
                 */
                email?: string;
            };
            /**
             * @description Your own reference; the transaction and its events have it.
             * @example order-1042
             */
            merchantReference?: string;
            metadata?: components["schemas"]["MetadataRequest"];
        };
        MeterVerification: {
            /**
             * @description The business of the API key; another one's is refused with 403.
             * @example biz_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            businessId: string;
            /**
             * @description The id of a biller of GET /bills/catalogue.
             * @example ikeja-electric
             */
            electricity: string;
            /**
             * @description Prepaid: 11 or 13 digits; blanks and hyphens are ignored. Postpaid: the account number, 6 to 20 digits, which - and / may group; blanks are ignored.
             * @example 1111111111111
             */
            meterNumber: string;
            /**
             * @example prepaid
             * @enum {string}
             */
            type: "prepaid" | "postpaid";
        };
        SmartCardVerification: {
            /**
             * @description The business of the API key; another one's is refused with 403.
             * @example biz_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            businessId: string;
            /**
             * @description The id of a biller of GET /bills/catalogue.
             * @example dstv
             */
            tv: string;
            /**
             * @description The smart card or IUC number; blanks and hyphens are ignored.
             * @example 1212121212
             */
            smartCardNumber: string;
        };
        BetVerification: {
            /**
             * @description The business of the API key; another one's is refused with 403.
             * @example biz_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            businessId: string;
            /**
             * @description The id of a biller of GET /bills/catalogue.
             * @example bet9ja
             */
            bettingPlatform: string;
            /** @example 4417602 */
            customerId: string;
        };
        AirtimePurchase: {
            /**
             * @description The business of the API key; another one's is refused with 403.
             * @example biz_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            businessId: string;
            /**
             * @description Your own reference; the transaction and its events have it.
             * @example order-1042
             */
            merchantReference?: string;
            metadata?: components["schemas"]["MetadataRequest"];
            /**
             * @description The id of a biller of GET /bills/catalogue.
             * @example mtn
             */
            network: string;
            /**
             * @description A Nigerian mobile number: 080…, 234… or +234…; blanks and hyphens are ignored.
             * @example 08031234567
             */
            phone: string;
            /**
             * Format: double
             * @description Naira, with at most two decimal places: 100 to 10,000,000 unless agreed otherwise.
             * @example 1000
             */
            amount: number;
        };
        DataPurchase: {
            /**
             * @description The business of the API key; another one's is refused with 403.
             * @example biz_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            businessId: string;
            /**
             * @description Your own reference; the transaction and its events have it.
             * @example order-1042
             */
            merchantReference?: string;
            metadata?: components["schemas"]["MetadataRequest"];
            /**
             * @description The id of a biller of GET /bills/catalogue.
             * @example mtn
             */
            network: string;
            /**
             * @description A Nigerian mobile number: 080…, 234… or +234…; blanks and hyphens are ignored.
             * @example 08031234567
             */
            phone: string;
            /**
             * @description The code of a plan of GET /bills/catalogue.
             * @example mtn-1gb-500
             */
            planCode: string;
        };
        ElectricityPurchase: {
            /**
             * @description The business of the API key; another one's is refused with 403.
             * @example biz_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            businessId: string;
            /**
             * @description Your own reference; the transaction and its events have it.
             * @example order-1042
             */
            merchantReference?: string;
            metadata?: components["schemas"]["MetadataRequest"];
            /**
             * @description The id of a biller of GET /bills/catalogue.
             * @example ikeja-electric
             */
            electricity: string;
            /**
             * @description Prepaid: 11 or 13 digits; blanks and hyphens are ignored. Postpaid: the account number, 6 to 20 digits, which - and / may group; blanks are ignored.
             * @example 1111111111111
             */
            meterNumber: string;
            /**
             * @example prepaid
             * @enum {string}
             */
            type: "prepaid" | "postpaid";
            /**
             * Format: double
             * @description Naira, with at most two decimal places: 100 to 10,000,000 unless agreed otherwise.
             * @example 5000
             */
            amount: number;
            /**
             * @description A Nigerian mobile number: 080…, 234… or +234…; blanks and hyphens are ignored.
             * @example 08031234567
             */
            phone: string;
        };
        /**
         * @example {
         *       "businessId": "biz_01kb4z7v1q8m3c5n6p7r8s9t0v",
         *       "tv": "dstv",
         *       "smartCardNumber": "1212121212",
         *       "planCode": "dstv-padi",
         *       "phone": "08031234567",
         *       "merchantReference": "order-1042",
         *       "metadata": {
         *         "orderId": 1042
         *       }
         *     }
         */
        TvPurchase: {
            /**
             * @description The business of the API key; another one's is refused with 403.
             * @example biz_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            businessId: string;
            /**
             * @description Your own reference; the transaction and its events have it.
             * @example order-1042
             */
            merchantReference?: string;
            metadata?: components["schemas"]["MetadataRequest"];
            /**
             * @description The id of a biller of GET /bills/catalogue.
             * @example dstv
             */
            tv: string;
            /**
             * @description The smart card or IUC number; blanks and hyphens are ignored.
             * @example 1212121212
             */
            smartCardNumber: string;
            /**
             * @description The bouquet to change to; not with `renew`.
             * @example dstv-padi
             */
            planCode?: string;
            /** @description True renews the current bouquet at its price; not with `planCode`. */
            renew?: boolean;
            /**
             * @description A Nigerian mobile number: 080…, 234… or +234…; blanks and hyphens are ignored.
             * @example 08031234567
             */
            phone: string;
        };
        BetPurchase: {
            /**
             * @description The business of the API key; another one's is refused with 403.
             * @example biz_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            businessId: string;
            /**
             * @description Your own reference; the transaction and its events have it.
             * @example order-1042
             */
            merchantReference?: string;
            metadata?: components["schemas"]["MetadataRequest"];
            /**
             * @description The id of a biller of GET /bills/catalogue.
             * @example bet9ja
             */
            bettingPlatform: string;
            /** @example 4417602 */
            customerId: string;
            /**
             * Format: double
             * @description Naira, with at most two decimal places: 100 to 10,000,000 unless agreed otherwise.
             * @example 1000
             */
            amount: number;
        };
        /**
         * @example {
         *       "businessId": "biz_01kb4z7v1q8m3c5n6p7r8s9t0v",
         *       "amount": 100,
         *       "merchantCustomerId": "cust-77",
         *       "merchantReference": "order-1042",
         *       "currency": "usdt",
         *       "network": "trc20",
         *       "expiresInMinutes": 60,
         *       "returnUrl": "https://shop.example.com/orders/1042",
         *       "metadata": {
         *         "orderId": 1042
         *       }
         *     }
         */
        CryptoPaymentRequest: {
            /**
             * @description When sent, the business of the credential.
             * @example biz_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            businessId?: string;
            /**
             * Format: double
             * @description USDT, with at most six decimal places: 1 to 1,000,000. This or amountNgn.
             * @example 100
             */
            amount?: number;
            /**
             * Format: double
             * @description A price in naira, with at most two decimals: this or amount. The rate of USDT sales gives the USDT to pay, 1 to 1,000,000, rounded up to the cent. It is locked until the session expires.
             * @example 15000
             */
            amountNgn?: number;
            /**
             * @description The merchant's own customer.
             * @example cust-77
             */
            merchantCustomerId?: string;
            /**
             * @description The merchant's own reference.
             * @example order-1042
             */
            merchantReference?: string;
            /**
             * @description What the customer pays for; the checkout page shows it beside merchantReference.
             * @example Two tickets
             */
            description?: string;
            /**
             * @description Only usdt, also when absent.
             * @example usdt
             * @enum {string}
             */
            currency?: "usdt";
            /**
             * @description Only trc20, also when absent.
             * @example trc20
             * @enum {string}
             */
            network?: "trc20";
            /**
             * @description Minutes until the session expires; 60 when absent.
             * @example 60
             */
            expiresInMinutes?: number;
            /**
             * @description The checkout page links here when the payment is over, with the parameter `paymentId`.
             * @example https://shop.example.com/orders/1042
             */
            returnUrl?: string;
            /** @description What happens to an amount that is not exact, in place of PATCH /checkout-settings. */
            policy?: components["schemas"]["CryptoPaymentPolicyRequest"];
            metadata?: components["schemas"]["MetadataRequest"];
        };
        SimulateDepositRequest: {
            /**
             * @description When sent, the business of the credential.
             * @example biz_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            businessId?: string;
            /**
             * Format: double
             * @description USDT that arrives; what is missing of the expected amount when absent.
             * @example 25
             */
            amount?: number;
            /**
             * @description `OTHER` is a token that no session takes.
             * @example USDT
             * @enum {string}
             */
            token?: "USDT" | "OTHER";
        };
        ResolveCryptoPaymentRequest: {
            /**
             * @description When sent, the business of the credential.
             * @example biz_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            businessId?: string;
            /**
             * @description `accept` credits what came. `reject` credits nothing; send it back with POST /crypto/refunds.
             * @example accept
             * @enum {string}
             */
            action: "accept" | "reject";
        };
        /**
         * @example {
         *       "title": "School fees",
         *       "currency": "NGN",
         *       "amount": 15000,
         *       "referenceLabel": "Name of the pupil"
         *     }
         */
        PaymentLinkRequest: {
            /**
             * @description When sent, the business of the credential.
             * @example biz_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            businessId?: string;
            /**
             * @description What the customer pays for.
             * @example School fees
             */
            title: string;
            /**
             * @description Further text on the page of the link.
             * @example First term
             */
            description?: string;
            /**
             * @description Of the price. A price in naira is paid in USDT, at the current rate.
             * @example NGN
             * @enum {string}
             */
            currency: "NGN" | "USDT";
            /**
             * Format: double
             * @description Absent where the customer names the amount.
             * @example 15000
             */
            amount?: number;
            /**
             * Format: double
             * @description The least that a customer may enter.
             */
            minAmount?: number;
            /** Format: double */
            maxAmount?: number;
            /**
             * @description Label of a text that the customer must enter; payments have it as `payerReference`.
             * @example Name of the pupil
             */
            referenceLabel?: string;
            /**
             * @description The checkout page links here when the payment is over, with the parameter `paymentId`.
             * @example https://shop.example.com/orders/1042
             */
            returnUrl?: string;
            /**
             * @description What the customer reads once it has paid.
             * @example See you at six.
             */
            thankYouText?: string;
        };
        /**
         * @example {
         *       "isActive": false
         *     }
         */
        PaymentLinkChange: {
            /**
             * @description What the customer pays for.
             * @example School fees
             */
            title?: string;
            description?: string | null;
            referenceLabel?: string | null;
            returnUrl?: string | null;
            thankYouText?: string | null;
            /**
             * @description A link that is not active begins no payment.
             * @example false
             */
            isActive?: boolean;
        };
        /**
         * @example {
         *       "businessId": "biz_01kb4z7v1q8m3c5n6p7r8s9t0v",
         *       "paymentId": "cp_01kb4z7v1q8m3c5n6p7r8s9t0v",
         *       "amount": 10,
         *       "address": "T9yZXXENpbqxic72funvcNeQuM4bnKkDAS",
         *       "reason": "Order 1042 was paid twice."
         *     }
         */
        CryptoRefundRequest: {
            /**
             * @description When sent, the business of the credential.
             * @example biz_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            businessId?: string;
            /**
             * @description The session of the deposit.
             * @example cp_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            paymentId: string;
            /**
             * @description The transaction of the deposit, if several can be refunded.
             * @example b1a2c3d4e5f60718293a4b5c6d7e8f901122334455667788990011aabbccddee
             */
            depositTxHash?: string;
            /**
             * Format: double
             * @description USDT, with at most six decimal places: at least 0.01, at most what is left of the deposit.
             * @example 10
             */
            amount: number;
            /**
             * @description The TRON address that the payer names. Ask for it: USDT from an exchange do not come from the payer’s own address.
             * @example T9yZXXENpbqxic72funvcNeQuM4bnKkDAS
             */
            address: string;
            /**
             * @description Kept for good, so without names.
             * @example Order 1042 was paid twice.
             */
            reason: string;
            /**
             * @description Your own reference; the transaction and its events have it.
             * @example order-1042
             */
            merchantReference?: string;
        };
        /** @enum {string} */
        WebhookEventType: "withdrawal.completed" | "withdrawal.failed" | "withdrawal.under_review" | "payment.recorded" | "payment.refunded" | "chargeback.opened" | "chargeback.won" | "chargeback.lost" | "bill.completed" | "bill.failed" | "usdt_sale.completed" | "usdt_sale.failed" | "usdt_sale.under_review" | "collection.completed" | "collection.failed" | "usdt_payment.seen" | "usdt_payment.settled" | "usdt_payment.underpaid" | "usdt_payment.overpaid" | "usdt_payment.expired" | "usdt_payment.needs_review" | "usdt_payment.failed" | "usdt_refund.completed" | "usdt_refund.canceled" | "vendor_credit.received" | "webhook_endpoint.disabled" | "adjustment.recorded" | "debt.incurred" | "debt.repaid" | "balance.low" | "webhook.test";
        /**
         * @example {
         *       "from": "2026-01-31T08:00:00Z",
         *       "to": "2026-02-01T08:00:00Z",
         *       "status": "FAILED"
         *     }
         */
        WebhookRangeReplayRequest: {
            /**
             * Format: date-time
             * @example 2026-01-31T08:00:00Z
             */
            from: string;
            /**
             * Format: date-time
             * @example 2026-01-31T08:00:00Z
             */
            to: string;
            /**
             * @description Only deliveries of this status; all when absent.
             * @example FAILED
             * @enum {string}
             */
            status?: "PENDING" | "DELIVERED" | "FAILED" | "NO_ADDRESS";
            /**
             * @description `nextCursor` of the call before.
             * @example msg_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            cursor?: string;
        };
        WebhookSecretRotateRequest: {
            /**
             * Format: double
             * @description How long older secrets stay valid; 24 when absent, 0 ends them at once.
             * @example 24
             */
            overlapHours?: number;
        };
        /** @enum {string} */
        EndpointEventType: "withdrawal.completed" | "withdrawal.failed" | "withdrawal.under_review" | "payment.recorded" | "payment.refunded" | "chargeback.opened" | "chargeback.won" | "chargeback.lost" | "bill.completed" | "bill.failed" | "usdt_sale.completed" | "usdt_sale.failed" | "usdt_sale.under_review" | "collection.completed" | "collection.failed" | "usdt_payment.seen" | "usdt_payment.settled" | "usdt_payment.underpaid" | "usdt_payment.overpaid" | "usdt_payment.expired" | "usdt_payment.needs_review" | "usdt_payment.failed" | "usdt_refund.completed" | "usdt_refund.canceled" | "vendor_credit.received" | "webhook_endpoint.disabled" | "adjustment.recorded" | "debt.incurred" | "debt.repaid" | "balance.low";
        WebhookEndpointRequest: {
            /**
             * @description Receives the events, in production only by https.
             * @example https://shop.example.com/webhooks
             */
            url: string;
            /**
             * @description The types of events that it receives.
             * @example [
             *       "withdrawal.completed",
             *       "withdrawal.failed"
             *     ]
             */
            eventTypes: components["schemas"]["EndpointEventType"][];
            /**
             * @description What it is for, in your words.
             * @example Ledger export
             */
            description?: string | null;
        };
        WebhookEndpointChange: {
            /**
             * @description Receives the events, in production only by https.
             * @example https://shop.example.com/webhooks
             */
            url?: string;
            /**
             * @description The types of events that it receives.
             * @example [
             *       "withdrawal.completed",
             *       "withdrawal.failed"
             *     ]
             */
            eventTypes?: components["schemas"]["EndpointEventType"][];
            /**
             * @description Null or an empty text clears it.
             * @example Ledger export
             */
            description?: string | null;
            /**
             * @description DISABLED sends nothing to it; ENABLED sends the events from then on.
             * @example ENABLED
             * @enum {string}
             */
            status?: "ENABLED" | "DISABLED";
        };
        ApprovalRefusal: {
            /** @example The amount does not match the invoice. */
            reason: string;
        };
        ApprovalRuleChange: {
            aboveNgn: number | null;
            aboveUsdt: number | null;
            /** @example false */
            includesKeys: boolean;
        };
        NoticePreferencesChange: {
            /**
             * @description The webhook URL or secret was changed.
             * @example true
             */
            webhooks?: boolean;
            /**
             * @description 80 % of a limit is used.
             * @example true
             */
            limits?: boolean;
            /**
             * @description A balance is low.
             * @example true
             */
            balance?: boolean;
            /**
             * @description A withdrawal is under review or failed, or an automatic payout is not made.
             * @example true
             */
            payouts?: boolean;
            /**
             * @description A USDT payment needs your decision.
             * @example true
             */
            usdt?: boolean;
        };
        SessionRequest: {
            /** @example demo@merchant.example */
            email: string;
            /** @example correct horse battery */
            password: string;
            /**
             * @description Required if the account has a second factor. The answer of a passkey counts only at `POST /session`.
             * @example 492039
             */
            secondFactorCode?: string;
        };
        SecondFactorSetupRequest: {
            /** @example correct horse battery */
            password: string;
        };
        SecondFactorCode: {
            /**
             * @description Six digits of the authenticator app, or a recovery code; from the dashboard also the answer of a passkey, as JSON (`AuthenticationResponseJSON` of WebAuthn).
             * @example 492039
             */
            code: string;
        };
        SecondFactorRemovalRequest: {
            /** @example correct horse battery */
            password: string;
            /**
             * @description Six digits of the authenticator app, or a recovery code; from the dashboard also the answer of a passkey, as JSON (`AuthenticationResponseJSON` of WebAuthn).
             * @example 492039
             */
            code: string;
        };
        PasskeyConfirmation: {
            /** @example Work laptop */
            name: string;
            /** @description What the browser answered: `RegistrationResponseJSON` of WebAuthn. */
            response: {
                /** @example -R85HbTJsv3g6nAYnLo_tj9Xm6YSKzOtlP8-wzAIS-Q */
                id: string;
                /** @example -R85HbTJsv3g6nAYnLo_tj9Xm6YSKzOtlP8-wzAIS-Q */
                rawId: string;
                /** @constant */
                type: "public-key";
                response: {
                    /** @example eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoi… */
                    clientDataJSON: string;
                    /** @example o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVik… */
                    attestationObject: string;
                    /**
                     * @example [
                     *       "internal"
                     *     ]
                     */
                    transports?: string[];
                } & {
                    [key: string]: unknown;
                };
                clientExtensionResults?: {
                    [key: string]: unknown;
                };
            } & {
                [key: string]: unknown;
            };
        };
        PasswordChangeRequest: {
            /** @example correct horse battery */
            currentPassword: string;
            /** @example another correct horse */
            newPassword: string;
        };
        WithdrawalCompletedEvent: {
            /** @constant */
            type: "withdrawal.completed";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /** @example wd_01kb4z7v1q8m3c5n6p7r8s9t0v */
                transactionId: string;
                /**
                 * Format: double
                 * @example 50000
                 */
                amount: number;
                /**
                 * Format: double
                 * @example 25
                 */
                fee: number;
                charges?: components["schemas"]["Charges"];
                /**
                 * Format: double
                 * @description Amount plus fee.
                 * @example 50025
                 */
                totalDebit: number;
                /** @constant */
                currency: "NGN";
                /** @example 0123456789 */
                bankAccount: string;
                /** @example Guaranty Trust Bank */
                bankName: string;
                /** @constant */
                status: "COMPLETED";
                /** @example null */
                failureReason: string | null;
                /** @example order-1042 */
                merchantReference: string | null;
                /**
                 * @example {
                 *       "orderId": 1042
                 *     }
                 */
                metadata: {
                    [key: string]: unknown;
                };
                /**
                 * @example test
                 * @enum {string}
                 */
                environment: "prod" | "test";
                /**
                 * @description True with test keys.
                 * @example true
                 */
                simulated: boolean;
                /**
                 * Format: date-time
                 * @description When it was requested.
                 */
                createdAt: string;
            };
        };
        /** @description The items of the fee, where taxes are charged; those that the merchant pays sum to the fee. A statement has them with the `post`, below 0 with the `reversal`. */
        Charges: {
            /**
             * @example vat
             * @enum {string}
             */
            kind: "fee" | "vat" | "stamp_duty";
            /**
             * Format: double
             * @description In naira.
             * @example 1.88
             */
            amount: number;
            /**
             * @example merchant
             * @enum {string}
             */
            payer: "merchant" | "platform";
        }[];
        WithdrawalFailedEvent: {
            /** @constant */
            type: "withdrawal.failed";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /** @example wd_01kb4z7v1q8m3c5n6p7r8s9t0v */
                transactionId: string;
                /**
                 * Format: double
                 * @example 50000
                 */
                amount: number;
                /**
                 * Format: double
                 * @example 25
                 */
                fee: number;
                charges?: components["schemas"]["Charges"];
                /**
                 * Format: double
                 * @description Amount plus fee.
                 * @example 50025
                 */
                totalDebit: number;
                /** @constant */
                currency: "NGN";
                /** @example 0123456789 */
                bankAccount: string;
                /** @example Guaranty Trust Bank */
                bankName: string;
                /**
                 * @description REVERSED: the money came back after the order was completed.
                 * @example FAILED
                 * @enum {string}
                 */
                status: "FAILED" | "REVERSED";
                /** @example The bank refused the transfer. */
                failureReason: string | null;
                /** @example order-1042 */
                merchantReference: string | null;
                /**
                 * @example {
                 *       "orderId": 1042
                 *     }
                 */
                metadata: {
                    [key: string]: unknown;
                };
                /**
                 * @example test
                 * @enum {string}
                 */
                environment: "prod" | "test";
                /**
                 * @description True with test keys.
                 * @example true
                 */
                simulated: boolean;
                /**
                 * Format: date-time
                 * @description When it was requested.
                 */
                createdAt: string;
            };
        };
        WithdrawalUnderReviewEvent: {
            /** @constant */
            type: "withdrawal.under_review";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /** @example wd_01kb4z7v1q8m3c5n6p7r8s9t0v */
                transactionId: string;
                /**
                 * Format: double
                 * @example 50000
                 */
                amount: number;
                /**
                 * Format: double
                 * @example 25
                 */
                fee: number;
                charges?: components["schemas"]["Charges"];
                /**
                 * Format: double
                 * @description Amount plus fee.
                 * @example 50025
                 */
                totalDebit: number;
                /** @constant */
                currency: "NGN";
                /** @example 0123456789 */
                bankAccount: string;
                /** @example Guaranty Trust Bank */
                bankName: string;
                /** @constant */
                status: "PROCESSING";
                /** @example order-1042 */
                merchantReference: string | null;
                /**
                 * @example {
                 *       "orderId": 1042
                 *     }
                 */
                metadata: {
                    [key: string]: unknown;
                };
                /**
                 * Format: date-time
                 * @description When it was requested.
                 */
                createdAt: string;
                /**
                 * @example test
                 * @enum {string}
                 */
                environment: "prod" | "test";
                /**
                 * @description True in the sandbox.
                 * @example true
                 */
                simulated: boolean;
            };
        };
        PaymentRecordedEvent: {
            /** @constant */
            type: "payment.recorded";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /** @example txn_01kb4z7v1q8m3c5n6p7r8s9t0v */
                transactionId: string;
                /**
                 * Format: double
                 * @example 5000
                 */
                amount: number;
                /**
                 * Format: double
                 * @description Deducted from `amount`.
                 * @example 75
                 */
                commission: number;
                /**
                 * Format: double
                 * @description `amount` minus `commission`.
                 * @example 4925
                 */
                netAmount: number;
                /** @constant */
                currency: "NGN";
                /** @constant */
                status: "COMPLETED";
                /** @example fees */
                serviceType: string;
                /** @example School fees */
                description: string;
                /** @example order-1042 */
                merchantReference: string | null;
                /**
                 * @example {
                 *       "orderId": 1042
                 *     }
                 */
                metadata: {
                    [key: string]: unknown;
                };
                /**
                 * @example test
                 * @enum {string}
                 */
                environment: "prod" | "test";
                /**
                 * @description True in the sandbox.
                 * @example true
                 */
                simulated: boolean;
            };
        };
        PaymentRefundedEvent: {
            /** @constant */
            type: "payment.refunded";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /**
                 * @description The refund.
                 * @example txn_01kb4z7v1q8m3c5n6p7r8s9t0v
                 */
                transactionId: string;
                /**
                 * @description The payment that was refunded.
                 * @example txn_01kb4z7v1q8m3c5n6p7r8s9t0v
                 */
                paymentId: string;
                /**
                 * Format: double
                 * @example 40000
                 */
                amount: number;
                /**
                 * Format: double
                 * @description The commission that came back.
                 * @example 600
                 */
                commission: number;
                /**
                 * Format: double
                 * @description Taken from the wallet.
                 * @example 39400
                 */
                netAmount: number;
                /** @constant */
                currency: "NGN";
                /** @constant */
                status: "COMPLETED";
                /**
                 * @description What the payment is now: REFUNDED once nothing is left of it.
                 * @example PARTIALLY_REFUNDED
                 * @enum {string}
                 */
                paymentStatus: "PARTIALLY_REFUNDED" | "REFUNDED";
                /**
                 * Format: double
                 * @description What is left of the payment to refund.
                 * @example 60000
                 */
                refundableAmount: number;
                /** Format: date-time */
                createdAt: string;
                /** @example The customer returned the goods. */
                reason: string;
                /**
                 * @description Of the payment.
                 * @example order-1042
                 */
                merchantReference: string | null;
                /**
                 * @example test
                 * @enum {string}
                 */
                environment: "prod" | "test";
                /**
                 * @description True in the sandbox.
                 * @example true
                 */
                simulated: boolean;
            };
        };
        ChargebackOpenedEvent: {
            /** @constant */
            type: "chargeback.opened";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["ChargebackEventData"];
        };
        ChargebackEventData: {
            /**
             * @description Its transaction.
             * @example txn_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            chargebackId: string;
            /**
             * @description What brought the money.
             * @example txn_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            transactionId: string;
            /**
             * Format: double
             * @example 5000
             */
            amount: number;
            /**
             * Format: double
             * @description What it costs besides.
             * @example 500
             */
            fee: number;
            /**
             * Format: double
             * @description What came back of `fee`.
             * @example 0
             */
            returnedFee: number;
            /** @constant */
            currency: "NGN";
            /**
             * @description What the provider calls the case.
             * @example dp_1042
             */
            dispute: string;
            /**
             * @example OPEN
             * @enum {string}
             */
            status: "OPEN" | "WON" | "LOST";
            /**
             * @description Of what brought the money.
             * @example order-1042
             */
            merchantReference: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * @example test
             * @enum {string}
             */
            environment: "prod" | "test";
            /**
             * @description True in the sandbox.
             * @example true
             */
            simulated: boolean;
        };
        ChargebackWonEvent: {
            /** @constant */
            type: "chargeback.won";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["ChargebackEventData"];
        };
        ChargebackLostEvent: {
            /** @constant */
            type: "chargeback.lost";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["ChargebackEventData"];
        };
        BillCompletedEvent: {
            /** @constant */
            type: "bill.completed";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /** @example bill_01kb4z7v1q8m3c5n6p7r8s9t0v */
                transactionId: string;
                /**
                 * Format: double
                 * @example 500
                 */
                amount: number;
                charges?: components["schemas"]["Charges"];
                /** @constant */
                currency: "NGN";
                /**
                 * @example airtime
                 * @enum {string}
                 */
                kind: "airtime" | "data" | "electricity" | "tv" | "bet";
                /** @example mtn */
                biller: string;
                /** @example MTN Airtime */
                billerName: string;
                /**
                 * @description The phone, meter, smart card or betting customer that gets it.
                 * @example 08031234567
                 */
                account: string;
                /**
                 * @description Of data, and of TV unless it is a renewal.
                 * @example null
                 */
                planCode: string | null;
                /** @constant */
                status: "COMPLETED";
                /** @example null */
                failureReason: string | null;
                /** @example order-1042 */
                merchantReference: string | null;
                /**
                 * @example {
                 *       "orderId": 1042
                 *     }
                 */
                metadata: {
                    [key: string]: unknown;
                };
                /**
                 * @example test
                 * @enum {string}
                 */
                environment: "prod" | "test";
                /**
                 * @description True with test keys.
                 * @example true
                 */
                simulated: boolean;
                /**
                 * Format: date-time
                 * @description When it was requested.
                 */
                createdAt: string;
            };
        };
        BillFailedEvent: {
            /** @constant */
            type: "bill.failed";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /** @example bill_01kb4z7v1q8m3c5n6p7r8s9t0v */
                transactionId: string;
                /**
                 * Format: double
                 * @example 500
                 */
                amount: number;
                charges?: components["schemas"]["Charges"];
                /** @constant */
                currency: "NGN";
                /**
                 * @example airtime
                 * @enum {string}
                 */
                kind: "airtime" | "data" | "electricity" | "tv" | "bet";
                /** @example mtn */
                biller: string;
                /** @example MTN Airtime */
                billerName: string;
                /**
                 * @description The phone, meter, smart card or betting customer that gets it.
                 * @example 08031234567
                 */
                account: string;
                /**
                 * @description Of data, and of TV unless it is a renewal.
                 * @example null
                 */
                planCode: string | null;
                /**
                 * @description REVERSED: the money came back after the order was completed.
                 * @example FAILED
                 * @enum {string}
                 */
                status: "FAILED" | "REVERSED";
                /** @example The bank refused the transfer. */
                failureReason: string | null;
                /** @example order-1042 */
                merchantReference: string | null;
                /**
                 * @example {
                 *       "orderId": 1042
                 *     }
                 */
                metadata: {
                    [key: string]: unknown;
                };
                /**
                 * @example test
                 * @enum {string}
                 */
                environment: "prod" | "test";
                /**
                 * @description True with test keys.
                 * @example true
                 */
                simulated: boolean;
                /**
                 * Format: date-time
                 * @description When it was requested.
                 */
                createdAt: string;
            };
        };
        UsdtSaleCompletedEvent: {
            /** @constant */
            type: "usdt_sale.completed";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /** @example sale_01kb4z7v1q8m3c5n6p7r8s9t0v */
                transactionId: string;
                /**
                 * Format: double
                 * @example 100
                 */
                amountUsdt: number;
                /**
                 * Format: double
                 * @example 1540.25
                 */
                conversionRate: number;
                /**
                 * Format: double
                 * @example 154025
                 */
                grossAmountNgn: number;
                /**
                 * Format: double
                 * @example 50
                 */
                withdrawalFeeNgn: number;
                charges?: components["schemas"]["Charges"];
                /**
                 * Format: double
                 * @example 153975
                 */
                netAmountNgn: number;
                /** @example 0123456789 */
                bankAccount: string;
                /** @example Guaranty Trust Bank */
                bankName: string;
                /**
                 * @description The settled USDT payment that it sells; null of a sale that you requested.
                 * @example null
                 */
                paymentId: string | null;
                /** @constant */
                status: "COMPLETED";
                /** @example null */
                failureReason: string | null;
                /** @example order-1042 */
                merchantReference: string | null;
                /**
                 * @example {
                 *       "orderId": 1042
                 *     }
                 */
                metadata: {
                    [key: string]: unknown;
                };
                /**
                 * @example test
                 * @enum {string}
                 */
                environment: "prod" | "test";
                /**
                 * @description True with test keys.
                 * @example true
                 */
                simulated: boolean;
                /**
                 * Format: date-time
                 * @description When it was requested.
                 */
                createdAt: string;
            };
        };
        UsdtSaleFailedEvent: {
            /** @constant */
            type: "usdt_sale.failed";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /** @example sale_01kb4z7v1q8m3c5n6p7r8s9t0v */
                transactionId: string;
                /**
                 * Format: double
                 * @example 100
                 */
                amountUsdt: number;
                /**
                 * Format: double
                 * @example 1540.25
                 */
                conversionRate: number;
                /**
                 * Format: double
                 * @example 154025
                 */
                grossAmountNgn: number;
                /**
                 * Format: double
                 * @example 50
                 */
                withdrawalFeeNgn: number;
                charges?: components["schemas"]["Charges"];
                /**
                 * Format: double
                 * @example 153975
                 */
                netAmountNgn: number;
                /** @example 0123456789 */
                bankAccount: string;
                /** @example Guaranty Trust Bank */
                bankName: string;
                /**
                 * @description The settled USDT payment that it sells; null of a sale that you requested.
                 * @example null
                 */
                paymentId: string | null;
                /**
                 * @description REVERSED: the money came back after the order was completed.
                 * @example FAILED
                 * @enum {string}
                 */
                status: "FAILED" | "REVERSED";
                /** @example The bank refused the transfer. */
                failureReason: string | null;
                /** @example order-1042 */
                merchantReference: string | null;
                /**
                 * @example {
                 *       "orderId": 1042
                 *     }
                 */
                metadata: {
                    [key: string]: unknown;
                };
                /**
                 * @example test
                 * @enum {string}
                 */
                environment: "prod" | "test";
                /**
                 * @description True with test keys.
                 * @example true
                 */
                simulated: boolean;
                /**
                 * Format: date-time
                 * @description When it was requested.
                 */
                createdAt: string;
            };
        };
        UsdtSaleUnderReviewEvent: {
            /** @constant */
            type: "usdt_sale.under_review";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /** @example sale_01kb4z7v1q8m3c5n6p7r8s9t0v */
                transactionId: string;
                /**
                 * Format: double
                 * @example 100
                 */
                amountUsdt: number;
                /**
                 * Format: double
                 * @example 1540.25
                 */
                conversionRate: number;
                /**
                 * Format: double
                 * @example 154025
                 */
                grossAmountNgn: number;
                /**
                 * Format: double
                 * @example 50
                 */
                withdrawalFeeNgn: number;
                charges?: components["schemas"]["Charges"];
                /**
                 * Format: double
                 * @example 153975
                 */
                netAmountNgn: number;
                /** @example 0123456789 */
                bankAccount: string;
                /** @example Guaranty Trust Bank */
                bankName: string;
                /**
                 * @description The settled USDT payment that it sells; null of a sale that you requested.
                 * @example null
                 */
                paymentId: string | null;
                /** @constant */
                status: "PROCESSING";
                /** @example order-1042 */
                merchantReference: string | null;
                /**
                 * @example {
                 *       "orderId": 1042
                 *     }
                 */
                metadata: {
                    [key: string]: unknown;
                };
                /**
                 * Format: date-time
                 * @description When it was requested.
                 */
                createdAt: string;
                /**
                 * @example test
                 * @enum {string}
                 */
                environment: "prod" | "test";
                /**
                 * @description True in the sandbox.
                 * @example true
                 */
                simulated: boolean;
            };
        };
        CollectionCompletedEvent: {
            /** @constant */
            type: "collection.completed";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /** @example col_01kb4z7v1q8m3c5n6p7r8s9t0v */
                transactionId: string;
                /** @example col_01kb4z7v1q8m3c5n6p7r8s9t0v */
                reference: string;
                /**
                 * Format: double
                 * @description In the currency of the customer.
                 * @example 100
                 */
                sourceAmount: number;
                /** @example GHS */
                sourceCurrency: string;
                /**
                 * Format: double
                 * @example 10250
                 */
                targetAmount: number;
                /** @constant */
                targetCurrency: "NGN";
                /**
                 * Format: double
                 * @example 102.5
                 */
                rate: number;
                /** @example GH */
                country: string;
                /** @example MTN Mobile Money */
                paymentMethod: string;
                /** @constant */
                status: "COMPLETED";
                /** @example null */
                failureReason: string | null;
                /** @example order-1042 */
                merchantReference: string | null;
                /**
                 * @example {
                 *       "orderId": 1042
                 *     }
                 */
                metadata: {
                    [key: string]: unknown;
                };
                /**
                 * @example test
                 * @enum {string}
                 */
                environment: "prod" | "test";
                /**
                 * @description True with test keys.
                 * @example true
                 */
                simulated: boolean;
                /**
                 * Format: date-time
                 * @description When it was requested.
                 */
                createdAt: string;
            };
        };
        CollectionFailedEvent: {
            /** @constant */
            type: "collection.failed";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /** @example col_01kb4z7v1q8m3c5n6p7r8s9t0v */
                transactionId: string;
                /** @example col_01kb4z7v1q8m3c5n6p7r8s9t0v */
                reference: string;
                /**
                 * Format: double
                 * @description In the currency of the customer.
                 * @example 100
                 */
                sourceAmount: number;
                /** @example GHS */
                sourceCurrency: string;
                /**
                 * Format: double
                 * @example 10250
                 */
                targetAmount: number;
                /** @constant */
                targetCurrency: "NGN";
                /**
                 * Format: double
                 * @example 102.5
                 */
                rate: number;
                /** @example GH */
                country: string;
                /** @example MTN Mobile Money */
                paymentMethod: string;
                /**
                 * @description REVERSED: the money came back after the order was completed.
                 * @example FAILED
                 * @enum {string}
                 */
                status: "FAILED" | "REVERSED";
                /** @example The bank refused the transfer. */
                failureReason: string | null;
                /** @example order-1042 */
                merchantReference: string | null;
                /**
                 * @example {
                 *       "orderId": 1042
                 *     }
                 */
                metadata: {
                    [key: string]: unknown;
                };
                /**
                 * @example test
                 * @enum {string}
                 */
                environment: "prod" | "test";
                /**
                 * @description True with test keys.
                 * @example true
                 */
                simulated: boolean;
                /**
                 * Format: date-time
                 * @description When it was requested.
                 */
                createdAt: string;
            };
        };
        UsdtPaymentSeenEvent: {
            /** @constant */
            type: "usdt_payment.seen";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["UsdtPaymentEventData"];
        };
        UsdtPaymentEventData: {
            /** @example cp_01kb4z7v1q8m3c5n6p7r8s9t0v */
            paymentId: string;
            /** @example customer-7 */
            merchantCustomerId: string | null;
            /** @example order-1042 */
            merchantReference: string | null;
            /** @example null */
            paymentLinkId: string | null;
            /** @example null */
            payerReference: string | null;
            /** @constant */
            currency: "usdt";
            /** @constant */
            network: "trc20";
            /**
             * Format: double
             * @example 25
             */
            amountExpected: number;
            /**
             * Format: double
             * @description What counts for it so far.
             * @example 25
             */
            amountReceived: number;
            /**
             * Format: double
             * @example 25
             */
            amountCredited: number;
            /** @example TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC */
            depositAddress: string;
            /**
             * @example SETTLED
             * @enum {string}
             */
            status: "INITIATED" | "ADDRESS_PENDING" | "AWAITING_DEPOSIT" | "PENDING_CONFIRMATION" | "SWEEP_PENDING" | "SETTLED" | "UNDERPAID" | "OVERPAID" | "EXPIRED" | "MANUAL_REVIEW" | "FAILED";
            /**
             * @description Why it needs a decision.
             * @example null
             */
            reviewReason: string | null;
            /**
             * @description Of the deposit that counted last.
             * @example aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
             */
            txHash: string | null;
            /**
             * @example {
             *       "orderId": 1042
             *     }
             */
            metadata: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * @example test
             * @enum {string}
             */
            environment: "prod" | "test";
            /**
             * @description True in the sandbox.
             * @example true
             */
            simulated: boolean;
        };
        UsdtPaymentSettledEvent: {
            /** @constant */
            type: "usdt_payment.settled";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["UsdtPaymentEventData"];
        };
        UsdtPaymentUnderpaidEvent: {
            /** @constant */
            type: "usdt_payment.underpaid";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["UsdtPaymentEventData"];
        };
        UsdtPaymentOverpaidEvent: {
            /** @constant */
            type: "usdt_payment.overpaid";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["UsdtPaymentEventData"];
        };
        UsdtPaymentExpiredEvent: {
            /** @constant */
            type: "usdt_payment.expired";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["UsdtPaymentEventData"];
        };
        UsdtPaymentNeedsReviewEvent: {
            /** @constant */
            type: "usdt_payment.needs_review";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["UsdtPaymentEventData"];
        };
        UsdtPaymentFailedEvent: {
            /** @constant */
            type: "usdt_payment.failed";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["UsdtPaymentEventData"];
        };
        UsdtRefundCompletedEvent: {
            /** @constant */
            type: "usdt_refund.completed";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["UsdtRefundEventData"];
        };
        UsdtRefundEventData: {
            /** @example rfd_01kb4z7v1q8m3c5n6p7r8s9t0v */
            refundId: string;
            /** @example cp_01kb4z7v1q8m3c5n6p7r8s9t0v */
            paymentId: string;
            /** @example aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa */
            depositTxHash: string;
            /** @constant */
            currency: "usdt";
            /** @constant */
            network: "trc20";
            /**
             * Format: double
             * @example 10
             */
            amount: number;
            /** @example T9yZXXENpbqxic72funvcNeQuM4bnKkDAS */
            address: string;
            /**
             * @example COMPLETED
             * @enum {string}
             */
            status: "PENDING" | "PROCESSING" | "COMPLETED" | "CANCELED";
            /**
             * @description The transaction that paid it.
             * @example bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
             */
            txHash: string | null;
            /** @example order-1042 */
            merchantReference: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * @example test
             * @enum {string}
             */
            environment: "prod" | "test";
            /**
             * @description True in the sandbox.
             * @example true
             */
            simulated: boolean;
        };
        UsdtRefundCanceledEvent: {
            /** @constant */
            type: "usdt_refund.canceled";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["UsdtRefundEventData"];
        };
        VendorCreditReceivedEvent: {
            /** @constant */
            type: "vendor_credit.received";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /** @example txn_01kb4z7v1q8m3c5n6p7r8s9t0v */
                transactionId: string;
                /**
                 * Format: double
                 * @example 5000
                 */
                amount: number;
                /**
                 * Format: double
                 * @description Deducted from `amount`.
                 * @example 75
                 */
                commission: number;
                /**
                 * Format: double
                 * @description `amount` minus `commission`.
                 * @example 4925
                 */
                netAmount: number;
                /** @constant */
                currency: "NGN";
                /** @constant */
                status: "COMPLETED";
                /**
                 * @description The payer, as the bank names them.
                 * @example Chidi Eze
                 */
                customer: string;
                /** @example Transfer from Chidi Eze */
                description: string;
                /**
                 * @example test
                 * @enum {string}
                 */
                environment: "prod" | "test";
                /**
                 * @description True in the sandbox.
                 * @example true
                 */
                simulated: boolean;
            };
        };
        WebhookEndpointDisabledEvent: {
            /** @constant */
            type: "webhook_endpoint.disabled";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /** @example wep_01kb4z7v1q8m3c5n6p7r8s9t0v */
                endpointId: string;
                /**
                 * @description Without its query.
                 * @example https://shop.example.com/webhooks
                 */
                url: string;
                /**
                 * @example GONE
                 * @enum {string}
                 */
                disabledReason: "MERCHANT" | "GONE" | "FAILING";
                /** Format: date-time */
                failingSince: string;
                /**
                 * @example test
                 * @enum {string}
                 */
                environment: "prod" | "test";
                /**
                 * @description True in the sandbox.
                 * @example true
                 */
                simulated: boolean;
            };
        };
        AdjustmentRecordedEvent: {
            /** @constant */
            type: "adjustment.recorded";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /** @example adj_01kb4z7v1q8m3c5n6p7r8s9t0v */
                adjustmentId: string;
                /**
                 * Format: double
                 * @description Negative where it was taken.
                 * @example -1500
                 */
                amount: number;
                /**
                 * @example NGN
                 * @enum {string}
                 */
                currency: "NGN" | "USDT";
                /**
                 * @example test
                 * @enum {string}
                 */
                environment: "prod" | "test";
                /**
                 * @description True in the sandbox.
                 * @example true
                 */
                simulated: boolean;
            };
        };
        DebtIncurredEvent: {
            /** @constant */
            type: "debt.incurred";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["DebtEventData"];
        };
        DebtEventData: {
            /**
             * @description The chargeback that left it, or the repayment.
             * @example txn_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            transactionId: string;
            /**
             * Format: double
             * @example 575
             */
            amount: number;
            /** @constant */
            currency: "NGN";
            /**
             * Format: double
             * @description What is owed from then on.
             * @example 575
             */
            debt: number;
            /**
             * @example test
             * @enum {string}
             */
            environment: "prod" | "test";
            /**
             * @description True in the sandbox.
             * @example true
             */
            simulated: boolean;
        };
        DebtRepaidEvent: {
            /** @constant */
            type: "debt.repaid";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: components["schemas"]["DebtEventData"];
        };
        BalanceLowEvent: {
            /** @constant */
            type: "balance.low";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /**
                 * @example NGN
                 * @enum {string}
                 */
                currency: "NGN" | "USDT";
                /**
                 * Format: double
                 * @description What was available then.
                 * @example 48475
                 */
                balance: number;
                /**
                 * Format: double
                 * @example 50000
                 */
                threshold: number;
                /**
                 * @example test
                 * @enum {string}
                 */
                environment: "prod" | "test";
                /**
                 * @description True in the sandbox.
                 * @example true
                 */
                simulated: boolean;
            };
        };
        WebhookTestEvent: {
            /** @constant */
            type: "webhook.test";
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            timestamp: string;
            data: {
                /** @example This is a test of your webhook address. */
                message: string;
                /**
                 * @example test
                 * @enum {string}
                 */
                environment: "prod" | "test";
                /**
                 * @description True in the sandbox.
                 * @example true
                 */
                simulated: boolean;
            };
        };
        LoginAnswer: {
            success: boolean;
            /**
             * @description Valid for 12 hours; void after a password reset.
             * @example eyJhbGciOi…
             */
            token: string;
        };
        Error: {
            /** @example false */
            success: boolean;
            /** @example invalid payment details */
            msg: string;
            code: components["schemas"]["ErrorCode"];
            /** @example req_01kb4z7v1q8m3c5n6p7r8s9t0v */
            requestId: string;
            /** @description Every problem found in the request. */
            errors?: {
                /** @example amount */
                path: string;
                /** @example must have at most 2 decimal places */
                message: string;
            }[];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Stable and machine-readable. More may be added.
         * @example invalid_request
         * @enum {string}
         */
        ErrorCode: "account_name_mismatch" | "account_not_found" | "amount_invalid" | "approval_expired" | "approval_refused" | "bank_account_missing" | "bank_account_not_found" | "bank_account_unresolved" | "bill_account_not_found" | "bill_limit_reached" | "body_too_large" | "business_inactive" | "business_mismatch" | "busy" | "csrf_refused" | "debt_outstanding" | "environment_mismatch" | "expectation_failed" | "forbidden" | "headers_too_large" | "idempotency_key_in_use" | "idempotency_key_invalid" | "idempotency_key_required" | "idempotency_key_reused" | "insufficient_balance" | "internal_error" | "invalid_code" | "invalid_credentials" | "invalid_request" | "kyc_required" | "method_not_allowed" | "name_enquiry_limit_reached" | "network_not_allowed" | "not_found" | "passkeys_unavailable" | "password_invalid" | "password_reset_unavailable" | "payer_required" | "payouts_on_hold" | "price_changed" | "provider_not_configured" | "provider_unavailable" | "quote_expired" | "quote_mismatch" | "quote_not_found" | "quote_used" | "rate_limited" | "rate_unavailable" | "registration_number_missing" | "request_timeout" | "sale_limit_reached" | "sandbox_only" | "second_factor_invalid" | "second_factor_required" | "second_factor_setup_required" | "state_conflict" | "too_many_api_keys" | "too_many_approvals" | "too_many_attempts" | "too_many_replays" | "too_many_test_events" | "too_many_webhook_endpoints" | "transfer_failed" | "unauthenticated" | "unavailable" | "unsupported_media_type" | "vend_failed" | "webhook_url_missing" | "withdrawal_limit_reached";
        /** @description Test keys only. */
        SimulatedMark: boolean;
        /**
         * @description Test keys only.
         * @example test
         * @enum {string}
         */
        EnvironmentMark: "prod" | "test";
        ForgotPasswordAnswer: {
            success: boolean;
            /** @example if the account exists, a code was sent to its e-mail address */
            msg: string;
        };
        ResetPasswordAnswer: {
            success: boolean;
            /** @example password changed */
            msg: string;
        };
        LogoutAnswer: {
            success: boolean;
            /** @example logged out */
            msg: string;
        };
        AccountAnswer: {
            success: boolean;
            business: {
                /** @example biz_01kb4z7v1q8m3c5n6p7r8s9t0v */
                id: string;
                /** @example Demo Merchant */
                businessName: string;
                /** @example demo@merchant.example */
                businessEmail: string;
                /** @example +2348012345678 */
                businessPhone: string;
                /** @example limited_company */
                businessType: string;
                /** @example retail */
                businessCategory: string;
                /**
                 * @example APPROVED
                 * @enum {string}
                 */
                kycStatus: "PENDING" | "APPROVED" | "REJECTED";
                /**
                 * @description Why the business was approved or not; null while it is PENDING.
                 * @example null
                 */
                kycReason: string | null;
                /** @example true */
                isActive: boolean;
                /** @description Naira, of the environment that x-business-env names. */
                balances: {
                    /**
                     * Format: double
                     * @description Available.
                     * @example 48475
                     */
                    balance: number;
                    /**
                     * Format: double
                     * @description On hold for pending payouts and for cases.
                     * @example 0
                     */
                    pendingBalance: number;
                    /**
                     * Format: double
                     * @description What our support holds for a dispute, a fraud report or a court order.
                     * @example 0
                     */
                    heldForCases: number;
                    /**
                     * Format: double
                     * @example 98500
                     */
                    totalEarned: number;
                    /**
                     * Format: double
                     * @example 50000
                     */
                    totalWithdrawn: number;
                    /**
                     * Format: double
                     * @description What you owe after a chargeback beyond the balance. Incoming money repays it first.
                     * @example 0
                     */
                    debt: number;
                };
                /**
                 * @description Of the environment in x-business-env. Without one for the sandbox, its events go to the live one.
                 * @example https://shop.example.com/webhooks
                 */
                webhookUrl: string | null;
                /** @example Ada Obi */
                contactPersonName: string | null;
                /** @example +2348012345678 */
                contactPersonPhone: string | null;
                /** @example 12 Marina, Lagos */
                businessAddress: string | null;
                /** @example RC123456 */
                registrationNumber: string | null;
                /** @example 1234567-0001 */
                taxId: string | null;
                /** @example https://files.example.com/cac.pdf */
                documentUrl: string | null;
                /** @description Receives withdrawals of that environment; null before POST /bank/verify, and for a role that may not read it. */
                bankAccount: {
                    /** @example 0123456789 */
                    accountNumber: string;
                    /** @example Guaranty Trust Bank */
                    bankName: string;
                    /** @example DEMO MERCHANT */
                    accountName: string;
                    /** @example 058 */
                    bankCode: string;
                    verified: boolean;
                } | null;
                apiKeys: {
                    /** @example mp_prod_… */
                    prod: string | null;
                    /** @example mp_test_… */
                    test: string | null;
                    /** @example null */
                    legacy: string | null;
                };
            };
        };
        ProfileAnswer: {
            success: boolean;
            /** @description The id and the changed fields. */
            business: {
                /** @example biz_01kb4z7v1q8m3c5n6p7r8s9t0v */
                id: string;
            } & {
                [key: string]: string | null;
            };
        };
        OverviewAnswer: {
            success: boolean;
            overview: {
                /** @example biz_01kb4z7v1q8m3c5n6p7r8s9t0v */
                businessId: string;
                /** @example Demo Merchant */
                businessName: string;
                balances: {
                    ngn: {
                        /**
                         * Format: double
                         * @example 48475
                         */
                        available: number;
                        /**
                         * Format: double
                         * @description On hold for pending payments.
                         * @example 0
                         */
                        held: number;
                    };
                    usdt: {
                        /**
                         * Format: double
                         * @example 25
                         */
                        available: number;
                        /**
                         * Format: double
                         * @description On hold for pending payments.
                         * @example 0
                         */
                        held: number;
                    };
                };
                /**
                 * Format: double
                 * @description Naira that you owe. Incoming money repays it first.
                 * @example 0
                 */
                debt: number;
                /** @description Oldest first, with empty days. A transaction counts on the day of its creation while it is COMPLETED: a reversed one leaves its day. */
                days: {
                    /**
                     * Format: date
                     * @description A day in Lagos.
                     * @example 2026-01-31
                     */
                    date: string;
                    /**
                     * Format: double
                     * @description Naira that customers paid, before commission.
                     * @example 100000
                     */
                    received: number;
                    /**
                     * Format: double
                     * @description Naira that was withdrawn, without fees.
                     * @example 50000
                     */
                    withdrawn: number;
                    /**
                     * Format: double
                     * @description Naira that bills cost.
                     * @example 0
                     */
                    bills: number;
                    /**
                     * Format: double
                     * @description Naira: commission on incoming money, and fees of withdrawals.
                     * @example 1525
                     */
                    fees: number;
                    /**
                     * Format: double
                     * @description USDT that was credited.
                     * @example 25
                     */
                    usdtReceived: number;
                }[];
                /** @description Decisions that the caller may make: approvals, USDT payments to resolve, disabled endpoints, paused automatic payouts, and withdrawals that failed within three days. Also a debt, daily limits used to 80 %, and balances below their alert. */
                needsDecision: {
                    /**
                     * @example approvals
                     * @enum {string}
                     */
                    kind: "approvals" | "usdt_payments_in_review" | "usdt_payments_overpaid" | "automatic_payouts" | "failed_withdrawals" | "withdrawal_limit" | "sale_limit" | "bill_limit" | "name_enquiry_limit" | "webhook_endpoints" | "debt" | "low_balance";
                    /**
                     * @description At most 1,000.
                     * @example 1
                     */
                    count: number;
                    /**
                     * @description Of a debt and a low balance.
                     * @example null
                     */
                    currency: ("NGN" | "USDT") | null;
                }[];
                /** @description What production needs. `kyc` is PENDING while documents wait for our decision. `webhook` is DONE once its current URL has answered a live test event with 2xx, `live_key` once one was used. `second_factor` is that of the caller. */
                goingLive: {
                    /**
                     * @example kyc
                     * @enum {string}
                     */
                    step: "kyc" | "bank_account" | "second_factor" | "webhook" | "live_key";
                    /**
                     * @example REJECTED
                     * @enum {string}
                     */
                    status: "OPEN" | "DONE" | "PENDING" | "REJECTED";
                    /**
                     * @description Why it is REJECTED.
                     * @example The document is blank.
                     */
                    reason: string | null;
                    /**
                     * @description Who may do it.
                     * @example [
                     *       "owner",
                     *       "admin"
                     *     ]
                     */
                    roles: ("owner" | "admin" | "finance" | "developer" | "viewer")[];
                }[];
                /** @description How many of each are in progress. */
                underWay: {
                    /** @example 1 */
                    withdrawals: number;
                    /** @example 0 */
                    bills: number;
                    /**
                     * @description USDT payment sessions.
                     * @example 2
                     */
                    sessions: number;
                    /**
                     * @description Sales of USDT.
                     * @example 0
                     */
                    sales: number;
                    /** @example 0 */
                    collections: number;
                };
            };
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        PayoutHoldAnswer: {
            success: boolean;
            /** @description Null when payouts are not held. */
            hold: {
                /** Format: date-time */
                until: string;
                /**
                 * @example bank_account_changed
                 * @enum {string}
                 */
                reason: "bank_account_changed" | "access_changed";
                /**
                 * Format: double
                 * @description Naira that may be paid out on a day meanwhile; 0 when payouts wait.
                 * @example 20000
                 */
                dailyLimit: number;
            } | null;
            /**
             * @description Whether a hold includes payouts by API key.
             * @example false
             */
            includesKeys: boolean;
        };
        PayoutHoldChangeAnswer: {
            success: boolean;
            /**
             * @description Whether a hold includes payouts by API key.
             * @example false
             */
            includesKeys: boolean;
        };
        BalanceAlertsAnswer: {
            success: boolean;
            balanceAlerts: components["schemas"]["BalanceAlerts"];
        };
        /** @description Null where there is none. */
        BalanceAlerts: {
            ngn: {
                /**
                 * Format: double
                 * @example 50000
                 */
                threshold: number;
                /**
                 * @description Whether less is available now.
                 * @example false
                 */
                isLow: boolean;
            } | null;
            usdt: {
                /**
                 * Format: double
                 * @example 100
                 */
                threshold: number;
                /**
                 * @description Whether less is available now.
                 * @example false
                 */
                isLow: boolean;
            } | null;
        };
        BalanceAlertsChangeAnswer: {
            success: boolean;
            balanceAlerts: components["schemas"]["BalanceAlerts"];
        };
        SecondFactorRequirementAnswer: {
            success: boolean;
            /**
             * @description Whether every user needs a second factor.
             * @example false
             */
            isRequired: boolean;
        };
        SecondFactorRequirementChangeAnswer: {
            success: boolean;
            /**
             * @description Whether every user needs a second factor.
             * @example false
             */
            isRequired: boolean;
        };
        CheckoutSettingsAnswer: {
            success: boolean;
            checkoutSettings: components["schemas"]["CheckoutSettings"];
        };
        CheckoutSettings: {
            /**
             * @description For questions of customers.
             * @example help@shop.example.com
             */
            supportEmail: string | null;
            /** @example +234 803 123 4567 */
            supportPhone: string | null;
            /**
             * @description Of the bar and of the button to the shop.
             * @example #0b6b62
             */
            color: string | null;
            /**
             * @description A picture, as a data URL.
             * @example data:image/png;base64,iVBORw0KGgo=
             */
            logo: string | null;
            policy: components["schemas"]["CryptoPaymentPolicy"];
        };
        /** @description What happens to an amount that is not exact. */
        CryptoPaymentPolicy: {
            /**
             * Format: double
             * @example 0.5
             */
            tolerancePercent: number;
            /**
             * @example review
             * @enum {string}
             */
            underpaid: "accept" | "review";
            /**
             * @example accept
             * @enum {string}
             */
            overpaid: "accept" | "review";
        };
        ApiKeyListAnswer: {
            success: boolean;
            apiKeys: {
                /** @example key_01kb4z7v1q8m3c5n6p7r8s9t0v */
                id: string;
                /** @description Null for a legacy key. */
                environment: ("prod" | "test") | null;
                /**
                 * @description Null for a full key.
                 * @example Payroll server
                 */
                name: string | null;
                /** @description What a restricted key may do; null for a full key, which may do everything. */
                scopes: components["schemas"]["KeyScope"][] | null;
                /** @description Where the key is accepted from, in CIDR notation; null for everywhere. */
                networks: string[] | null;
                /**
                 * @description The last four characters of the key; null for a legacy key.
                 * @example 3kQz
                 */
                lastFour: string | null;
                /** Format: date-time */
                createdAt: string;
                /** @description To the minute. */
                lastUsedAt: string | null;
                /**
                 * @description The address of the use at `lastUsedAt`: IPv4, or the /64 of an IPv6 address.
                 * @example 203.0.113.7
                 */
                lastUsedNetwork: string | null;
                /** @description Null for the current key, and for a restricted key that is valid until it is revoked. */
                expiresAt: string | null;
            }[];
        };
        ApiKeyAnswer: {
            success: boolean;
            apiKey: {
                /** @example key_01kb4z7v1q8m3c5n6p7r8s9t0v */
                id: string;
                /** @description Null for a legacy key. */
                environment: ("prod" | "test") | null;
                /**
                 * @description Null for a full key.
                 * @example Payroll server
                 */
                name: string | null;
                /** @description What a restricted key may do; null for a full key, which may do everything. */
                scopes: components["schemas"]["KeyScope"][] | null;
                /** @description Where the key is accepted from, in CIDR notation; null for everywhere. */
                networks: string[] | null;
                /**
                 * @description The last four characters of the key; null for a legacy key.
                 * @example 3kQz
                 */
                lastFour: string | null;
                /** Format: date-time */
                createdAt: string;
                /** @description To the minute. */
                lastUsedAt: string | null;
                /**
                 * @description The address of the use at `lastUsedAt`: IPv4, or the /64 of an IPv6 address.
                 * @example 203.0.113.7
                 */
                lastUsedNetwork: string | null;
                /** @description Null for the current key, and for a restricted key that is valid until it is revoked. */
                expiresAt: string | null;
                /** @example mp_test_… */
                key: string;
            };
        };
        /**
         * @description The rows that the filters leave, below the names of the columns. A text that a spreadsheet would take for a formula begins with an apostrophe.
         * @example id,status
         *     cp_01kb4z7v1q8m3c5n6p7r8s9t0v,SETTLED
         */
        ListFileText: string;
        ApiKeyRevokedAnswer: {
            success: boolean;
            /** @example API key revoked */
            msg: string;
        };
        UserListAnswer: {
            success: boolean;
            users: components["schemas"]["User"][];
        };
        User: {
            /** @example usr_01kb4z7v1q8m3c5n6p7r8s9t0v */
            id: string;
            /** @example ada@merchant.example */
            email: string;
            /**
             * @description Null until the user has joined.
             * @example Ada Obi
             */
            name: string | null;
            /**
             * @description `owner`: everything. `admin`: everything but changing owners. `finance`: moves money. `developer`: manages keys and webhooks. `viewer`: reads.
             * @example finance
             * @enum {string}
             */
            role: "owner" | "admin" | "finance" | "developer" | "viewer";
            /**
             * @example active
             * @enum {string}
             */
            status: "invited" | "active";
            /** @example true */
            secondFactorEnabled: boolean;
            /** @description Null for the first owner. */
            invitedAt: string | null;
            /** @description Null after the user has joined. */
            invitationExpiresAt: string | null;
            joinedAt: string | null;
        };
        InvitationAnswer: {
            success: boolean;
            user: components["schemas"]["User"];
            invitation: {
                /**
                 * @description Whether a mail server took the mail. If not, ask for another mail, or send the link yourself.
                 * @example true
                 */
                isMailed: boolean;
                /**
                 * @description If the service sends no mail: the page that accepts the invitation. It is not shown again.
                 * @example null
                 */
                link: string | null;
            };
        };
        UserAnswer: {
            success: boolean;
            user: components["schemas"]["User"];
        };
        UserRemovedAnswer: {
            success: boolean;
            /** @example user removed */
            msg: string;
            /**
             * @description How many API keys were revoked.
             * @example 2
             */
            revokedKeys: number;
        };
        InvitationAcceptedAnswer: {
            success: boolean;
            /** @example invitation accepted; log in with your e-mail address and password */
            msg: string;
            /** @example ada@merchant.example */
            email: string;
        };
        BankVerificationAnswer: {
            success: boolean;
            /** @example bank account verified and saved */
            msg: string;
            bankAccount: {
                /** @example 0123456789 */
                accountNumber: string;
                /** @example Guaranty Trust Bank */
                bankName: string;
                /** @example DEMO MERCHANT */
                accountName: string;
                /** @example 058 */
                bankCode: string;
                verified: boolean;
            };
        };
        BankVerificationFailure: {
            /** @example false */
            success: boolean;
            /** @example account name does not match business name */
            msg: string;
            /**
             * @example account_name_mismatch
             * @enum {string}
             */
            code: "account_name_mismatch" | "bank_account_not_found" | "bank_account_unresolved";
            /** @example req_01kb4z7v1q8m3c5n6p7r8s9t0v */
            requestId: string;
            /**
             * @description The name of the account, if it does not match.
             * @example ADAEZE NGOZI OKONKWO
             */
            accountName?: string;
        };
        BankListAnswer: {
            success: boolean;
            banks: {
                /** @example 058 */
                code: string;
                /** @example Guaranty Trust Bank */
                name: string;
            }[];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        VendorAccountAnswer: {
            success: boolean;
            vendorAccount: {
                /** @example 9900000001 */
                accountNumber: string;
                /** @example DEMO MERCHANT */
                accountName: string;
                /**
                 * @description static: the number stays the same for every payment.
                 * @example static
                 */
                accountType: string;
                /** Format: date-time */
                createdAt: string;
            };
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        PaymentAnswer: {
            success: boolean;
            /** @example test payment recorded */
            msg: string;
            transaction: {
                /** @example txn_01kb4z7v1q8m3c5n6p7r8s9t0v */
                transactionId: string;
                /**
                 * Format: double
                 * @example 100000
                 */
                amount: number;
                /** @example Demo Merchant */
                businessName: string;
                /**
                 * Format: double
                 * @description Deducted from the amount.
                 * @example 1500
                 */
                commission: number;
                /**
                 * Format: double
                 * @description Credited to the wallet.
                 * @example 98500
                 */
                netAmount: number;
                /** @constant */
                status: "COMPLETED";
                /**
                 * @example test
                 * @enum {string}
                 */
                environment: "prod" | "test";
                /** @example true */
                simulated: boolean;
            };
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        ExternalPaymentAnswer: {
            success: boolean;
            transaction: {
                /** @example txn_01kb4z7v1q8m3c5n6p7r8s9t0v */
                transactionId: string;
                /**
                 * Format: double
                 * @example 100000
                 */
                amount: number;
                /** @example Demo Merchant */
                businessName: string;
                /**
                 * Format: double
                 * @description Deducted from the amount.
                 * @example 1500
                 */
                commission: number;
                /**
                 * Format: double
                 * @description Credited to the wallet.
                 * @example 98500
                 */
                netAmount: number;
                /** @constant */
                status: "COMPLETED";
                /**
                 * @example test
                 * @enum {string}
                 */
                environment: "prod" | "test";
                /** @example true */
                simulated: boolean;
            };
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        PaymentRefundRecordedAnswer: {
            success: boolean;
            /** @example refund recorded */
            msg: string;
            refund: components["schemas"]["PaymentRefund"];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        PaymentRefund: {
            /**
             * @description The refund.
             * @example txn_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            transactionId: string;
            /**
             * @description The payment that was refunded.
             * @example txn_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            paymentId: string;
            /**
             * Format: double
             * @example 40000
             */
            amount: number;
            /**
             * Format: double
             * @description The commission that came back.
             * @example 600
             */
            commission: number;
            /**
             * Format: double
             * @description Taken from the wallet.
             * @example 39400
             */
            netAmount: number;
            /** @constant */
            currency: "NGN";
            /** @constant */
            status: "COMPLETED";
            /**
             * @description What the payment is now: REFUNDED once nothing is left of it.
             * @example PARTIALLY_REFUNDED
             * @enum {string}
             */
            paymentStatus: "PARTIALLY_REFUNDED" | "REFUNDED";
            /**
             * Format: double
             * @description What is left of the payment to refund.
             * @example 60000
             */
            refundableAmount: number;
            /** Format: date-time */
            createdAt: string;
            /**
             * @example test
             * @enum {string}
             */
            environment: "prod" | "test";
            /** @example true */
            simulated: boolean;
        };
        WaitingOrderAnswer: {
            success: boolean;
            /** @example waiting for approval by a second person */
            msg: string;
            approval: components["schemas"]["Approval"];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        Approval: {
            /** @example apr_01kb4z7v1q8m3c5n6p7r8s9t0v */
            id: string;
            /**
             * @description An order; or `approval_rule`, a change of which orders wait.
             * @example withdrawal
             * @enum {string}
             */
            kind: "withdrawal" | "payment_refund" | "usdt_sale" | "usdt_refund" | "bill" | "approval_rule";
            /**
             * @description A request without a decision has EXPIRED 24 hours after it was made.
             * @example WAITING
             * @enum {string}
             */
            status: "WAITING" | "APPROVED" | "REFUSED" | "EXPIRED";
            /**
             * @description Of the order, without its fee; null for a change of the rule.
             * @example 750000
             */
            amount: number | null;
            /** @example NGN */
            currency: ("NGN" | "USDT") | null;
            /**
             * @description Where the money goes.
             * @example 0123456789, Guaranty Trust Bank, ADA STORES LIMITED
             */
            destination: string | null;
            /**
             * @description For a change of the rule: the new amount.
             * @example null
             */
            aboveNgn: number | null;
            /**
             * @description Likewise.
             * @example null
             */
            aboveUsdt: number | null;
            /**
             * @description Likewise; null of an order.
             * @example null
             */
            includesKeys: boolean | null;
            /**
             * @description For a change of the rule: the amount when it was requested.
             * @example null
             */
            previousAboveNgn: number | null;
            /**
             * @description Likewise.
             * @example null
             */
            previousAboveUsdt: number | null;
            /**
             * @description Likewise; null of an order.
             * @example null
             */
            previousIncludesKeys: boolean | null;
            /** @example order-1042 */
            merchantReference: string | null;
            /**
             * @description The user, or the API key by its last characters. Callers that may not read users see a user’s role.
             * @example ada@merchant.example
             */
            madeBy: string;
            /**
             * @description Whether you made it; then another user decides.
             * @example false
             */
            isYours: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /**
             * @description The user who approved or refused it, shown as `madeBy`.
             * @example null
             */
            decidedBy: string | null;
            decidedAt: string | null;
            /**
             * @description Why it was refused.
             * @example null
             */
            reason: string | null;
            /**
             * @description The order after the approval: a transaction; for `usdt_sale` a sale, for `usdt_refund` a refund of USDT.
             * @example null
             */
            transactionId: string | null;
            /** @description Null for a change of the rule, which applies to both. */
            environment: ("prod" | "test") | null;
        };
        WithdrawalAnswer: {
            success: boolean;
            /** @example withdrawal completed */
            msg: string;
            /**
             * @description Present while the outcome is not known yet, with HTTP status 202.
             * @constant
             */
            status?: "PROCESSING";
            withdrawal: components["schemas"]["Withdrawal"];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        Withdrawal: {
            /** @example wd_01kb4z7v1q8m3c5n6p7r8s9t0v */
            transactionId: string;
            /**
             * Format: double
             * @example 50000
             */
            amount: number;
            /**
             * Format: double
             * @example 25
             */
            fee: number;
            charges?: components["schemas"]["Charges"];
            /**
             * Format: double
             * @description Amount plus fee.
             * @example 50025
             */
            totalDebit: number;
            /** @constant */
            currency: "NGN";
            /** @example 0123456789 */
            bankAccount: string;
            /** @example Guaranty Trust Bank */
            bankName: string;
            /**
             * @example COMPLETED
             * @enum {string}
             */
            status: "PROCESSING" | "COMPLETED" | "FAILED" | "REVERSED";
            /**
             * @description Why it failed, or why its money came back.
             * @example null
             */
            failureReason: string | null;
            /** @example order-1042 */
            merchantReference: string | null;
            /**
             * @example {
             *       "orderId": 1042
             *     }
             */
            metadata: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @example 2026-01-31T08:00:00.000Z
             */
            createdAt: string;
            /**
             * @example test
             * @enum {string}
             */
            environment?: "prod" | "test";
            simulated?: boolean;
        };
        WithdrawalFailure: {
            /** @example false */
            success: boolean;
            /** @example the transfer failed; amount and fee are back */
            msg: string;
            /** @constant */
            code: "transfer_failed";
            /** @example req_01kb4z7v1q8m3c5n6p7r8s9t0v */
            requestId: string;
            withdrawal: components["schemas"]["Withdrawal"];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        WithdrawalQuoteAnswer: {
            success: boolean;
            quote: components["schemas"]["WithdrawalQuote"];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        WithdrawalQuote: {
            /**
             * Format: double
             * @example 50000
             */
            amount: number;
            /**
             * Format: double
             * @example 25
             */
            fee: number;
            charges?: components["schemas"]["Charges"];
            /**
             * Format: double
             * @description Amount plus fee.
             * @example 50025
             */
            totalDebit: number;
            /**
             * Format: double
             * @example 98500
             */
            availableBalance: number;
            /** @example 0123456789 */
            bankAccount: string;
            /** @example Guaranty Trust Bank */
            bankName: string;
            /** @example DEMO MERCHANT */
            accountName: string;
        };
        AutomaticPayoutsAnswer: {
            success: boolean;
            automaticPayouts: components["schemas"]["AutomaticPayouts"];
        };
        AutomaticPayouts: {
            /**
             * @description `daily` pays once a day, `amount` as soon as more than `above` is available.
             * @example daily
             * @enum {string}
             */
            rule: "off" | "daily" | "amount";
            /**
             * @description When `daily` pays, in Lagos.
             * @example 17:00
             */
            at: string | null;
            /**
             * @description Naira; of the rule `amount`.
             * @example null
             */
            above: number | null;
            /**
             * Format: double
             * @description Naira that stay in the wallet.
             * @example 10000
             */
            reserve: number;
            /**
             * @example ACTIVE
             * @enum {string}
             */
            status: "OFF" | "ACTIVE" | "PAUSED";
            /**
             * @description Paused payouts go on when they are resumed, or set anew.
             * @example null
             */
            pausedBecause: ("bank_account_changed" | "access_changed" | "business_inactive" | "failed_repeatedly") | null;
            /**
             * @description The earliest next payout.
             * @example 2026-01-31T16:00:00.000Z
             */
            nextAt: string | null;
            /**
             * @description Payouts in a row that were not made; the third pauses.
             * @example 0
             */
            failures: number;
            /** @description The latest payout that was made so. */
            latest: {
                /** @example wd_01kb4z7v1q8m3c5n6p7r8s9t0v */
                transactionId: string;
                /**
                 * @example COMPLETED
                 * @enum {string}
                 */
                status: "PROCESSING" | "COMPLETED" | "FAILED" | "REVERSED";
            } | null;
        };
        AutomaticPayoutsChangeAnswer: {
            success: boolean;
            automaticPayouts: components["schemas"]["AutomaticPayouts"];
        };
        AutomaticPayoutsResumeAnswer: {
            success: boolean;
            automaticPayouts: components["schemas"]["AutomaticPayouts"];
        };
        UsdtQuoteAnswer: {
            success: boolean;
            quote: components["schemas"]["UsdtQuote"];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        UsdtQuote: {
            /**
             * Format: double
             * @example 100
             */
            amountUsdt: number;
            /**
             * Format: double
             * @description NGN for one USDT.
             * @example 1522.86
             */
            conversionRate: number;
            /**
             * Format: double
             * @description amountUsdt × conversionRate.
             * @example 152286
             */
            grossAmountNgn: number;
            /**
             * Format: double
             * @example 50
             */
            withdrawalFeeNgn: number;
            charges?: components["schemas"]["Charges"];
            /**
             * Format: double
             * @description What the bank account gets.
             * @example 152236
             */
            netAmountNgn: number;
            /**
             * Format: double
             * @example 250
             */
            availableUsdtBalance: number;
            /**
             * Format: double
             * @description On hold for pending sales.
             * @example 0
             */
            pendingUsdtBalance: number;
            /** @example 0123456789 */
            bankAccount: string;
            /** @example Guaranty Trust Bank */
            bankName: string;
            /** @example qte_01kb4z7v1q8m3c5n6p7r8s9t0v */
            quoteId: string;
            /**
             * Format: date-time
             * @description quoteId locks these terms until then.
             */
            expiresAt: string;
        };
        UsdtSaleAnswer: {
            success: boolean;
            /** @example withdrawal completed */
            msg: string;
            /**
             * @description Present while the outcome is not known yet, with HTTP status 202.
             * @constant
             */
            status?: "PROCESSING";
            withdrawal: components["schemas"]["UsdtSale"];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        UsdtSale: {
            /** @example sale_01kb4z7v1q8m3c5n6p7r8s9t0v */
            withdrawalId: string;
            /**
             * @description The settled USDT session that it sells.
             * @example cp_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            paymentId?: string;
            /**
             * Format: double
             * @example 100
             */
            amountUsdt: number;
            /**
             * Format: double
             * @description NGN for one USDT.
             * @example 1522.86
             */
            conversionRate: number;
            /**
             * Format: double
             * @description amountUsdt × conversionRate.
             * @example 152286
             */
            grossAmountNgn: number;
            /**
             * Format: double
             * @example 50
             */
            withdrawalFeeNgn: number;
            charges?: components["schemas"]["Charges"];
            /**
             * Format: double
             * @description What the bank account gets.
             * @example 152236
             */
            netAmountNgn: number;
            /** @example 0123456789 */
            bankAccount: string;
            /** @example Guaranty Trust Bank */
            bankName: string;
            /**
             * @description The bank's reference; null until it is known.
             * @example TRF_1ptvuv321ahaa7q
             */
            providerReference: string | null;
            /**
             * @example COMPLETED
             * @enum {string}
             */
            status: "PROCESSING" | "COMPLETED" | "FAILED" | "REVERSED";
            /**
             * @description Why it failed, or why its USDT came back.
             * @example null
             */
            failureReason: string | null;
            /** @example order-1042 */
            merchantReference: string | null;
            /**
             * @example {
             *       "orderId": 1042
             *     }
             */
            metadata: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @example 2026-01-31T08:00:00.000Z
             */
            createdAt: string;
        };
        UsdtSaleFailure: {
            /** @example false */
            success: boolean;
            /** @example the transfer failed; the USDT is back */
            msg: string;
            /** @constant */
            code: "transfer_failed";
            /** @example req_01kb4z7v1q8m3c5n6p7r8s9t0v */
            requestId: string;
            withdrawal: components["schemas"]["UsdtSale"];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        UsdtSaleHistory: {
            success: boolean;
            withdrawals: components["schemas"]["UsdtSaleRecord"][];
            /** @example false */
            hasMore: boolean;
            /** @example null */
            nextCursor: string | null;
            summary?: components["schemas"]["ListSummary"];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        UsdtSaleRecord: {
            /** @example sale_01kb4z7v1q8m3c5n6p7r8s9t0v */
            withdrawalId: string;
            /**
             * @description The settled USDT session that it sells.
             * @example cp_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            paymentId?: string;
            /**
             * Format: double
             * @example 100
             */
            amountUsdt: number;
            /**
             * Format: double
             * @description NGN for one USDT.
             * @example 1522.86
             */
            conversionRate: number;
            /**
             * Format: double
             * @description amountUsdt × conversionRate.
             * @example 152286
             */
            grossAmountNgn: number;
            /**
             * Format: double
             * @example 50
             */
            withdrawalFeeNgn: number;
            charges?: components["schemas"]["Charges"];
            /**
             * Format: double
             * @description What the bank account gets.
             * @example 152236
             */
            netAmountNgn: number;
            /** @example 0123456789 */
            bankAccount: string;
            /** @example Guaranty Trust Bank */
            bankName: string;
            /**
             * @description The bank's reference; null until it is known.
             * @example TRF_1ptvuv321ahaa7q
             */
            providerReference: string | null;
            /**
             * @example COMPLETED
             * @enum {string}
             */
            status: "PROCESSING" | "COMPLETED" | "FAILED" | "REVERSED";
            /**
             * @description Why it failed, or why its USDT came back.
             * @example null
             */
            failureReason: string | null;
            /** @example order-1042 */
            merchantReference: string | null;
            /**
             * @example {
             *       "orderId": 1042
             *     }
             */
            metadata: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @example 2026-01-31T08:00:00.000Z
             */
            createdAt: string;
        };
        /** @description Of all that the filters leave. */
        ListSummary: {
            /** @example 12 */
            count: number | null;
            /**
             * @description The sum of their amounts.
             * @example 60500
             */
            amount: number | null;
            /**
             * @description 10000 where there are more, which are not counted.
             * @example null
             */
            moreThan: number | null;
        };
        UsdtSaleRecordAnswer: {
            success: boolean;
            withdrawal: components["schemas"]["UsdtSaleRecord"];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        SessionSalesAnswer: {
            success: boolean;
            /**
             * @description `wallet` credits the NGN wallet, `bank` pays the settlement bank account, `off` leaves USDT in the balance.
             * @example wallet
             * @enum {string}
             */
            sellTo: "off" | "wallet" | "bank";
        };
        SessionSalesChangeAnswer: {
            success: boolean;
            /**
             * @description `wallet` credits the NGN wallet, `bank` pays the settlement bank account, `off` leaves USDT in the balance.
             * @example wallet
             * @enum {string}
             */
            sellTo: "off" | "wallet" | "bank";
        };
        CrossBorderRates: {
            success: boolean;
            rates: {
                /** @example GHS */
                sourceCurrency: string;
                /** @example GH */
                country: string;
                /**
                 * @example [
                 *       "MTN Mobile Money",
                 *       "Telecel Cash"
                 *     ]
                 */
                paymentMethods: string[];
                /**
                 * Format: double
                 * @description NGN for one unit of sourceCurrency that is left after providerFee.
                 * @example 127.215
                 */
                rate: number;
                /** @description The provider’s fee. The rate of a collection includes it. */
                providerFee: {
                    /**
                     * Format: double
                     * @description Of what the customer pays.
                     * @example 1
                     */
                    percent: number;
                    /**
                     * Format: double
                     * @description In sourceCurrency: the percentage is at least this.
                     * @example 0
                     */
                    least: number;
                    /**
                     * Format: double
                     * @description In sourceCurrency, besides.
                     * @example 0
                     */
                    flat: number;
                };
                /**
                 * Format: double
                 * @description In sourceCurrency.
                 * @example 10
                 */
                minAmount: number;
                /**
                 * Format: double
                 * @description In sourceCurrency.
                 * @example 50000
                 */
                maxAmount: number;
                /**
                 * Format: double
                 * @description In sourceCurrency: sourceAmount must be a multiple of it.
                 * @example 1
                 */
                amountStep: number;
                /**
                 * Format: date-time
                 * @description The rate is not used after this moment.
                 */
                expiresAt: string;
            }[];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        CollectionBegun: {
            success: boolean;
            /** @example collection is processing */
            msg: string;
            /** @constant */
            status: "PROCESSING";
            collection: components["schemas"]["Collection"];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        Collection: {
            /** @example col_01kb4z7v1q8m3c5n6p7r8s9t0v */
            transactionId: string;
            /**
             * @description The lookup key.
             * @example col_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            reference: string;
            /** @example order-1042 */
            merchantReference: string | null;
            /** @enum {string} */
            status: "PROCESSING" | "COMPLETED" | "FAILED" | "PENDING_REVIEW";
            /**
             * Format: double
             * @description What the customer pays.
             * @example 250
             */
            sourceAmount: number;
            /** @example GHS */
            sourceCurrency: string;
            /**
             * Format: double
             * @description What you get, in naira.
             * @example 31803.75
             */
            targetAmount: number;
            /** @constant */
            targetCurrency: "NGN";
            /**
             * Format: double
             * @description Locked: NGN for one unit of sourceCurrency, after every fee. sourceAmount times it is targetAmount.
             * @example 127.215
             */
            rate: number;
            /**
             * Format: double
             * @description In sourceCurrency: what the provider keeps of sourceAmount. It is in the rate already.
             * @example 0
             */
            providerFee: number;
            /**
             * Format: double
             * @example 128.5
             */
            providerRate: number;
            /** @example yellowcard */
            provider: string;
            /** @example GH */
            country: string;
            /** @example MTN Mobile Money */
            paymentMethod: string;
            /** Format: date-time */
            createdAt: string;
            completedAt: string | null;
            failedAt: string | null;
            /** @example null */
            failureReason: string | null;
        };
        CollectionListAnswer: {
            success: boolean;
            collections: components["schemas"]["Collection"][];
            /** @example false */
            hasMore: boolean;
            /** @example null */
            nextCursor: string | null;
            summary?: components["schemas"]["ListSummary"];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        CollectionAnswer: {
            success: boolean;
            collection: components["schemas"]["Collection"];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        BillCatalogueAnswer: {
            success: boolean;
            billers: {
                /**
                 * @description Identifies the biller in purchases.
                 * @example mtn
                 */
                id: string;
                /**
                 * @example data
                 * @enum {string}
                 */
                kind: "airtime" | "data" | "electricity" | "tv" | "bet";
                /** @example MTN Data */
                name: string;
                /**
                 * Format: double
                 * @example 50
                 */
                minAmount: number;
                /**
                 * Format: double
                 * @example 100000
                 */
                maxAmount: number;
                /** @description Plans and bouquets; empty where an amount is paid. */
                plans: {
                    /** @example mtn-1gb-500 */
                    code: string;
                    /** @example 1GB, 7 days */
                    name: string;
                    /**
                     * Format: double
                     * @example 500
                     */
                    price: number;
                }[];
            }[];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        MeterVerificationAnswer: {
            success: boolean;
            /**
             * @description Stable and machine-readable.
             * @example verified
             * @constant
             */
            code: "verified";
            /** @example meter verified */
            msg: string;
            /** @example ADAEZE NGOZI OKONKWO */
            accountName: string;
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        BillVerificationFailure: {
            /** @example false */
            success: boolean;
            /** @example the biller does not have this account */
            msg: string;
            /** @constant */
            code: "bill_account_not_found";
            /** @example req_01kb4z7v1q8m3c5n6p7r8s9t0v */
            requestId: string;
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        SmartCardVerificationAnswer: {
            success: boolean;
            /**
             * @description Stable and machine-readable.
             * @example verified
             * @constant
             */
            code: "verified";
            /** @example smart card verified */
            msg: string;
            smartCardInfo: {
                /** @example ADAEZE NGOZI OKONKWO */
                customerName: string;
                /**
                 * @description What renewing the current bouquet costs, if it is known.
                 * @example 4400
                 */
                renewalAmount: number | null;
            };
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        BetVerificationAnswer: {
            success: boolean;
            /** @example betting account verified */
            msg: string;
            data: {
                /**
                 * @description Stable and machine-readable.
                 * @example verified
                 * @constant
                 */
                status: "verified";
                /** @example 4417602 */
                customerId: string;
                /** @example bet9ja */
                bettingPlatform: string;
                /** @example ADAEZE NGOZI OKONKWO */
                customerName: string;
            };
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        AirtimeAnswer: {
            success: boolean;
            /** @example airtime purchase completed */
            msg: string;
            /**
             * @example COMPLETED
             * @enum {string}
             */
            status: "PROCESSING" | "COMPLETED";
            /** @example bill_01kb4z7v1q8m3c5n6p7r8s9t0v */
            transactionId: string;
            /**
             * Format: double
             * @example 500
             */
            amount: number;
            /**
             * @description Why it failed.
             * @example null
             */
            reason: string | null;
            /** @example order-1042 */
            merchantReference: string | null;
            /**
             * @example test
             * @enum {string}
             */
            environment: "prod" | "test";
            /**
             * @description True with test keys.
             * @example true
             */
            simulated: boolean;
        };
        AirtimeFailure: {
            /** @example false */
            success: boolean;
            /** @example the airtime purchase failed; the money is back */
            msg: string;
            /** @constant */
            code: "vend_failed";
            /** @example req_01kb4z7v1q8m3c5n6p7r8s9t0v */
            requestId: string;
            /** @example bill_01kb4z7v1q8m3c5n6p7r8s9t0v */
            transactionId: string;
            /** @enum {string} */
            status: "FAILED" | "REVERSED";
            /**
             * Format: double
             * @example 500
             */
            amount: number;
            /** @example The biller did not deliver. */
            reason: string | null;
            /** @example order-1042 */
            merchantReference: string | null;
            /**
             * @example test
             * @enum {string}
             */
            environment: "prod" | "test";
            /**
             * @description True with test keys.
             * @example true
             */
            simulated: boolean;
        };
        DataAnswer: {
            success: boolean;
            /** @example data purchase completed */
            msg: string;
            /**
             * @example COMPLETED
             * @enum {string}
             */
            status: "PROCESSING" | "COMPLETED";
            /** @example bill_01kb4z7v1q8m3c5n6p7r8s9t0v */
            transactionId: string;
            /**
             * Format: double
             * @example 500
             */
            amount: number;
            /**
             * @description Why it failed.
             * @example null
             */
            reason: string | null;
            /** @example order-1042 */
            merchantReference: string | null;
            /**
             * @example test
             * @enum {string}
             */
            environment: "prod" | "test";
            /**
             * @description True with test keys.
             * @example true
             */
            simulated: boolean;
        };
        DataFailure: {
            /** @example false */
            success: boolean;
            /** @example the data purchase failed; the money is back */
            msg: string;
            /** @constant */
            code: "vend_failed";
            /** @example req_01kb4z7v1q8m3c5n6p7r8s9t0v */
            requestId: string;
            /** @example bill_01kb4z7v1q8m3c5n6p7r8s9t0v */
            transactionId: string;
            /** @enum {string} */
            status: "FAILED" | "REVERSED";
            /**
             * Format: double
             * @example 500
             */
            amount: number;
            /** @example The biller did not deliver. */
            reason: string | null;
            /** @example order-1042 */
            merchantReference: string | null;
            /**
             * @example test
             * @enum {string}
             */
            environment: "prod" | "test";
            /**
             * @description True with test keys.
             * @example true
             */
            simulated: boolean;
        };
        ElectricityAnswer: {
            success: boolean;
            /** @example electricity purchase completed */
            msg: string;
            /**
             * @example COMPLETED
             * @enum {string}
             */
            status: "PROCESSING" | "COMPLETED";
            /** @example bill_01kb4z7v1q8m3c5n6p7r8s9t0v */
            transactionId: string;
            /**
             * Format: double
             * @example 500
             */
            amount: number;
            /**
             * @description Why it failed.
             * @example null
             */
            reason: string | null;
            /** @example order-1042 */
            merchantReference: string | null;
            /**
             * @example test
             * @enum {string}
             */
            environment: "prod" | "test";
            /**
             * @description True with test keys.
             * @example true
             */
            simulated: boolean;
            /**
             * @description Prepaid: what the customer types into the meter, 20 digits, or several such groups separated by blanks. It is also in the transaction’s metadata, with `kct1` and `kct2`, which the meter takes first, `bonusToken`, `resetToken` and `configureToken`, where the distributor gives them.
             * @example 26362054405982757802
             */
            token: string | null;
            /** @example 73.52 kWh */
            units: string | null;
        };
        ElectricityFailure: {
            /** @example false */
            success: boolean;
            /** @example the electricity purchase failed; the money is back */
            msg: string;
            /** @constant */
            code: "vend_failed";
            /** @example req_01kb4z7v1q8m3c5n6p7r8s9t0v */
            requestId: string;
            /** @example bill_01kb4z7v1q8m3c5n6p7r8s9t0v */
            transactionId: string;
            /** @enum {string} */
            status: "FAILED" | "REVERSED";
            /**
             * Format: double
             * @example 500
             */
            amount: number;
            /** @example The biller did not deliver. */
            reason: string | null;
            /** @example order-1042 */
            merchantReference: string | null;
            /**
             * @example test
             * @enum {string}
             */
            environment: "prod" | "test";
            /**
             * @description True with test keys.
             * @example true
             */
            simulated: boolean;
            /**
             * @description Prepaid: what the customer types into the meter, 20 digits, or several such groups separated by blanks. It is also in the transaction’s metadata, with `kct1` and `kct2`, which the meter takes first, `bonusToken`, `resetToken` and `configureToken`, where the distributor gives them.
             * @example 26362054405982757802
             */
            token: string | null;
            /** @example 73.52 kWh */
            units: string | null;
        };
        TvAnswer: {
            success: boolean;
            /** @example tv purchase completed */
            msg: string;
            /**
             * @example COMPLETED
             * @enum {string}
             */
            status: "PROCESSING" | "COMPLETED";
            /** @example bill_01kb4z7v1q8m3c5n6p7r8s9t0v */
            transactionId: string;
            /**
             * Format: double
             * @example 500
             */
            amount: number;
            /**
             * @description Why it failed.
             * @example null
             */
            reason: string | null;
            /** @example order-1042 */
            merchantReference: string | null;
            /**
             * @example test
             * @enum {string}
             */
            environment: "prod" | "test";
            /**
             * @description True with test keys.
             * @example true
             */
            simulated: boolean;
        };
        TvFailure: {
            /** @example false */
            success: boolean;
            /** @example the tv purchase failed; the money is back */
            msg: string;
            /** @constant */
            code: "vend_failed";
            /** @example req_01kb4z7v1q8m3c5n6p7r8s9t0v */
            requestId: string;
            /** @example bill_01kb4z7v1q8m3c5n6p7r8s9t0v */
            transactionId: string;
            /** @enum {string} */
            status: "FAILED" | "REVERSED";
            /**
             * Format: double
             * @example 500
             */
            amount: number;
            /** @example The biller did not deliver. */
            reason: string | null;
            /** @example order-1042 */
            merchantReference: string | null;
            /**
             * @example test
             * @enum {string}
             */
            environment: "prod" | "test";
            /**
             * @description True with test keys.
             * @example true
             */
            simulated: boolean;
        };
        BetAnswer: {
            success: boolean;
            /** @example bet purchase completed */
            msg: string;
            /**
             * @example COMPLETED
             * @enum {string}
             */
            status: "PROCESSING" | "COMPLETED";
            /** @example bill_01kb4z7v1q8m3c5n6p7r8s9t0v */
            transactionId: string;
            /**
             * Format: double
             * @example 500
             */
            amount: number;
            /**
             * @description Why it failed.
             * @example null
             */
            reason: string | null;
            /** @example order-1042 */
            merchantReference: string | null;
            /**
             * @example test
             * @enum {string}
             */
            environment: "prod" | "test";
            /**
             * @description True with test keys.
             * @example true
             */
            simulated: boolean;
        };
        BetFailure: {
            /** @example false */
            success: boolean;
            /** @example the bet purchase failed; the money is back */
            msg: string;
            /** @constant */
            code: "vend_failed";
            /** @example req_01kb4z7v1q8m3c5n6p7r8s9t0v */
            requestId: string;
            /** @example bill_01kb4z7v1q8m3c5n6p7r8s9t0v */
            transactionId: string;
            /** @enum {string} */
            status: "FAILED" | "REVERSED";
            /**
             * Format: double
             * @example 500
             */
            amount: number;
            /** @example The biller did not deliver. */
            reason: string | null;
            /** @example order-1042 */
            merchantReference: string | null;
            /**
             * @example test
             * @enum {string}
             */
            environment: "prod" | "test";
            /**
             * @description True with test keys.
             * @example true
             */
            simulated: boolean;
        };
        CryptoPaymentCreatedAnswer: {
            success: boolean;
            payment: components["schemas"]["CryptoPayment"];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
            /** @example payment session created */
            msg: string;
        };
        CryptoPayment: {
            /** @example cp_01kb4z7v1q8m3c5n6p7r8s9t0v */
            paymentId: string;
            /** @example cust-77 */
            merchantCustomerId: string | null;
            /** @example order-1042 */
            merchantReference: string | null;
            /**
             * @description The payment link that began it.
             * @example null
             */
            paymentLinkId: string | null;
            /**
             * @description What that customer typed, which nothing proves.
             * @example null
             */
            payerReference: string | null;
            /** @example Two tickets */
            description: string | null;
            /** @constant */
            currency: "usdt";
            /** @constant */
            network: "trc20";
            /**
             * Format: double
             * @example 25
             */
            amountExpected: number;
            /**
             * Format: double
             * @description The price in naira, of a session that was created with one.
             * @example 15000
             */
            amountNgn?: number;
            /**
             * Format: double
             * @description NGN for one USDT, by which amountExpected follows from amountNgn; locked.
             * @example 1522.86
             */
            rate?: number;
            /**
             * Format: double
             * @description In blocks that can no longer change.
             * @example 0
             */
            amountReceived: number;
            /**
             * Format: double
             * @example 0
             */
            amountCredited: number;
            /** @description Of a settled session that was to be sold at once: POST /crypto/session-sales. */
            sale?: {
                /**
                 * @example SOLD
                 * @enum {string}
                 */
                status: "PENDING" | "SOLD" | "LEFT";
                /**
                 * @example wallet
                 * @enum {string}
                 */
                destination: "wallet" | "bank";
                /**
                 * @description The sale, as GET /crypto/withdrawals/{withdrawalId} shows it.
                 * @example sale_01kb4z7v1q8m3c5n6p7r8s9t0v
                 */
                withdrawalId: string | null;
                /**
                 * @description Whether it was sold at the locked `rate` or at the current one.
                 * @example locked
                 */
                rateBasis: ("locked" | "live") | null;
                /**
                 * @description Why it was not sold, where its USDT stays in the balance.
                 * @example null
                 */
                reason: string | null;
            };
            /**
             * @description What goes, or went, back to the payer, without canceled refunds: POST /crypto/refunds.
             * @example []
             */
            refunds: {
                /** @example rfd_01kb4z7v1q8m3c5n6p7r8s9t0v */
                refundId: string;
                /**
                 * @example COMPLETED
                 * @enum {string}
                 */
                status: "PENDING" | "PROCESSING" | "COMPLETED" | "CANCELED";
                /**
                 * Format: double
                 * @example 10
                 */
                amount: number;
                /**
                 * @description The transaction that paid it.
                 * @example null
                 */
                txHash: string | null;
            }[];
            /**
             * @description USDT that came after the session was over, and is in none of its amounts. Our operations team credits, refunds or dismisses each.
             * @example []
             */
            furtherDeposits: {
                /** @example b1a2c3d4e5f60718293a4b5c6d7e8f901122334455667788990011aabbccddee */
                txHash: string;
                /**
                 * Format: double
                 * @example 5
                 */
                amount: number;
                /** Format: date-time */
                receivedAt: string;
                /**
                 * @example IN_REVIEW
                 * @enum {string}
                 */
                status: "IN_REVIEW" | "CREDITED" | "REFUND_PENDING" | "REFUNDED" | "DISMISSED";
            }[];
            /**
             * @description One address per session.
             * @example TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH
             */
            depositAddress: string;
            /**
             * @description A page for the customer, which shows what to pay and follows the payment. Anyone with the address may see it.
             * @example https://pay.example.com/pay/01kb4z7v1q8m3c5n6p7r8s9t0v7h2k9d4x1n6b3q8w5z0c7f2a4g
             */
            checkoutUrl: string;
            /**
             * @description Where that page leads back to.
             * @example null
             */
            returnUrl: string | null;
            /**
             * @example AWAITING_DEPOSIT
             * @enum {string}
             */
            status: "INITIATED" | "ADDRESS_PENDING" | "AWAITING_DEPOSIT" | "PENDING_CONFIRMATION" | "SWEEP_PENDING" | "SETTLED" | "UNDERPAID" | "OVERPAID" | "EXPIRED" | "MANUAL_REVIEW" | "FAILED";
            /**
             * @description Transaction of the deposit that counted last.
             * @example null
             */
            txHash: string | null;
            /**
             * @description Why it is in MANUAL_REVIEW: underpaid, late or sweep_failed.
             * @example null
             */
            reviewReason: string | null;
            policy: components["schemas"]["CryptoPaymentPolicy"];
            /** Format: date-time */
            expiresAt: string;
            /**
             * @description Until when the customer can pay what is missing: after expiresAt for UNDERPAID. Null when no payment is expected.
             * @example 2026-01-31T09:00:00.000Z
             */
            payableUntil: string | null;
            /**
             * @example test
             * @enum {string}
             */
            environment: "prod" | "test";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /**
             * @description As sent; in test mode with `simulated: true`.
             * @example {
             *       "orderId": 1042,
             *       "simulated": true
             *     }
             */
            metadata: {
                [key: string]: unknown;
            };
        };
        CryptoPaymentListAnswer: {
            success: boolean;
            payments: components["schemas"]["CryptoPayment"][];
            /** @example false */
            hasMore: boolean;
            /** @example null */
            nextCursor: string | null;
            summary?: components["schemas"]["ListSummary"];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        CryptoPaymentAnswer: {
            success: boolean;
            payment: components["schemas"]["CryptoPayment"];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        SimulatedDepositAnswer: {
            success: boolean;
            payment: components["schemas"]["CryptoPayment"];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
            /** @example deposit simulated */
            msg: string;
            deposit: {
                /** @example b1a2c3d4e5f60718293a4b5c6d7e8f901122334455667788990011aabbccddee */
                txHash: string;
                /**
                 * Format: double
                 * @example 25
                 */
                amount: number;
            };
        };
        ResolvedCryptoPaymentAnswer: {
            success: boolean;
            payment: components["schemas"]["CryptoPayment"];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
            /** @example what was received is being credited */
            msg: string;
        };
        CryptoBalancesAnswer: {
            success: boolean;
            balances: {
                /**
                 * Format: double
                 * @description What can be sold.
                 * @example 25
                 */
                usdtBalance: number;
                /**
                 * Format: double
                 * @description On hold for pending sales.
                 * @example 0
                 */
                usdtPendingBalance: number;
            };
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        PaymentLinkAnswer: {
            success: boolean;
            paymentLink: components["schemas"]["PaymentLink"];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        PaymentLink: {
            /** @example plk_01kb4z7v1q8m3c5n6p7r8s9t0v */
            id: string;
            /** @example School fees */
            title: string;
            /** @example First term */
            description: string | null;
            /** @enum {string} */
            currency: "NGN" | "USDT";
            /** @example 15000 */
            amount: number | null;
            /** @example null */
            minAmount: number | null;
            /** @example null */
            maxAmount: number | null;
            /** @example Name of the pupil */
            referenceLabel: string | null;
            /** @example null */
            returnUrl: string | null;
            /** @example null */
            thankYouText: string | null;
            isActive: boolean;
            /**
             * @description The page to share.
             * @example https://pay.example.com/pay/links/plk_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            url: string;
            /**
             * @example test
             * @enum {string}
             */
            environment: "prod" | "test";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        PaymentLinkListAnswer: {
            success: boolean;
            paymentLinks: components["schemas"]["PaymentLink"][];
            /** @example false */
            hasMore: boolean;
            /** @example null */
            nextCursor: string | null;
            summary?: components["schemas"]["ListSummary"];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        CryptoRefundRecordedAnswer: {
            success: boolean;
            /** @example refund recorded */
            msg: string;
            refund: components["schemas"]["CryptoRefund"];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        CryptoRefund: {
            /** @example rfd_01kb4z7v1q8m3c5n6p7r8s9t0v */
            refundId: string;
            /** @example cp_01kb4z7v1q8m3c5n6p7r8s9t0v */
            paymentId: string;
            /**
             * @description The transaction of the refunded deposit.
             * @example b1a2c3d4e5f60718293a4b5c6d7e8f901122334455667788990011aabbccddee
             */
            depositTxHash: string;
            /** @constant */
            currency: "usdt";
            /** @constant */
            network: "trc20";
            /**
             * Format: double
             * @example 10
             */
            amount: number;
            /**
             * @description `balance`: from your USDT. `deposit`: from a deposit that was not credited to you.
             * @example balance
             * @enum {string}
             */
            source: "balance" | "deposit";
            /** @example T9yZXXENpbqxic72funvcNeQuM4bnKkDAS */
            address: string;
            /** @example Order 1042 was paid twice. */
            reason: string;
            /**
             * @description PENDING: waits for our operations team. PROCESSING: is being paid. COMPLETED: txHash paid it, verified on the chain. CANCELED: is not paid, and held USDT are available again.
             * @example PENDING
             * @enum {string}
             */
            status: "PENDING" | "PROCESSING" | "COMPLETED" | "CANCELED";
            /**
             * @description The transaction that paid it.
             * @example null
             */
            txHash: string | null;
            /**
             * @description Why it was canceled.
             * @example null
             */
            cancelReason: string | null;
            /** @example null */
            merchantReference: string | null;
            /**
             * @example test
             * @enum {string}
             */
            environment: "prod" | "test";
            /** Format: date-time */
            createdAt: string;
            /**
             * @description When it was completed or canceled.
             * @example null
             */
            endedAt: string | null;
        };
        CryptoRefundListAnswer: {
            success: boolean;
            refunds: components["schemas"]["CryptoRefund"][];
            /** @example false */
            hasMore: boolean;
            /** @example null */
            nextCursor: string | null;
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        CryptoRefundAnswer: {
            success: boolean;
            refund: components["schemas"]["CryptoRefund"];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        SearchAnswer: {
            success: boolean;
            /** @description The newest of each kind. What has the id itself is the only one. */
            results: {
                /** @enum {string} */
                kind: "transaction" | "usdt_payment" | "payment_link" | "usdt_sale" | "collection" | "delivery";
                /** @example wd_01kb4z7v1q8m3c5n6p7r8s9t0v */
                id: string;
                /** @example COMPLETED */
                status: string;
                /** @example 50000 */
                amount: number | null;
                /** @example NGN */
                currency: string | null;
                /** @example order-1042 */
                merchantReference: string | null;
                /** Format: date-time */
                createdAt: string;
            }[];
        };
        TransactionListAnswer: {
            success: boolean;
            transactions: components["schemas"]["Transaction"][];
            /** @example false */
            hasMore: boolean;
            /** @example null */
            nextCursor: string | null;
            summary?: components["schemas"]["ListSummary"];
        };
        Transaction: {
            /** @example wd_01kb4z7v1q8m3c5n6p7r8s9t0v */
            id: string;
            /**
             * @description Payments, vendor credits and collections bring money; withdrawals and bills spend it. A refund gives a payment back, and a chargeback takes it back. What a chargeback takes beyond the balance is a debt. Operators correct a balance by an adjustment, and hold a part of it for a case.
             * @example withdrawal
             * @enum {string}
             */
            type: "payment" | "refund" | "chargeback" | "debt_repayment" | "adjustment" | "hold" | "hold_release" | "vendor_credit" | "withdrawal" | "bill" | "collection";
            /**
             * Format: double
             * @example 50000
             */
            amount: number;
            /**
             * Format: double
             * @description Of a withdrawal: on top of the amount. Of incoming money: the commission, included in it. Of a refund: the commission that came back.
             * @example 25
             */
            fee: number;
            charges?: components["schemas"]["Charges"];
            /**
             * @description The change of the wallet: with the fee, or less the commission that came back. Null for incoming or returned money.
             * @example 50025
             */
            totalDebit: number | null;
            /**
             * @description USDT for entries of our operators on that balance; the list omits them.
             * @example NGN
             * @enum {string}
             */
            currency: "NGN" | "USDT";
            /**
             * @example COMPLETED
             * @enum {string}
             */
            status: "PROCESSING" | "COMPLETED" | "PARTIALLY_REFUNDED" | "REFUNDED" | "FAILED" | "REVERSED";
            /**
             * @description Why it failed, or why its money came back.
             * @example null
             */
            failureReason: string | null;
            /** @example bank_transfer */
            channel: string;
            /** @example DEMO MERCHANT */
            customer: string;
            /** Format: date-time */
            createdAt: string;
            /** @description Also of one that was reversed later. */
            completedAt: string | null;
            /** @example Withdrawal to Guaranty Trust Bank */
            description: string;
            /**
             * @description The same value as `id`.
             * @example wd_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            reference: string;
            /** @example order-1042 */
            merchantReference: string | null;
            /**
             * @description Of a refund or chargeback: what brought the money.
             * @example null
             */
            paymentId: string | null;
            payer: {
                /** @example Ada Obi */
                name: string | null;
                /** @example ada@example.com */
                email: string | null;
            };
            /**
             * @description Your own, and that of a bill, such as the token of a meter.
             * @example {
             *       "orderId": 1042
             *     }
             */
            metadata: {
                [key: string]: unknown;
            };
            /**
             * @example test
             * @enum {string}
             */
            environment: "prod" | "test";
        };
        TransactionAnswer: {
            success: boolean;
            transaction: components["schemas"]["TransactionDetails"];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        TransactionDetails: {
            /** @example wd_01kb4z7v1q8m3c5n6p7r8s9t0v */
            id: string;
            /**
             * @description Payments, vendor credits and collections bring money; withdrawals and bills spend it. A refund gives a payment back, and a chargeback takes it back. What a chargeback takes beyond the balance is a debt. Operators correct a balance by an adjustment, and hold a part of it for a case.
             * @example withdrawal
             * @enum {string}
             */
            type: "payment" | "refund" | "chargeback" | "debt_repayment" | "adjustment" | "hold" | "hold_release" | "vendor_credit" | "withdrawal" | "bill" | "collection";
            /**
             * Format: double
             * @example 50000
             */
            amount: number;
            /**
             * Format: double
             * @description Of a withdrawal: on top of the amount. Of incoming money: the commission, included in it. Of a refund: the commission that came back.
             * @example 25
             */
            fee: number;
            charges?: components["schemas"]["Charges"];
            /**
             * @description The change of the wallet: with the fee, or less the commission that came back. Null for incoming or returned money.
             * @example 50025
             */
            totalDebit: number | null;
            /**
             * @description USDT for entries of our operators on that balance; the list omits them.
             * @example NGN
             * @enum {string}
             */
            currency: "NGN" | "USDT";
            /**
             * @example COMPLETED
             * @enum {string}
             */
            status: "PROCESSING" | "COMPLETED" | "PARTIALLY_REFUNDED" | "REFUNDED" | "FAILED" | "REVERSED";
            /**
             * @description Why it failed, or why its money came back.
             * @example null
             */
            failureReason: string | null;
            /** @example bank_transfer */
            channel: string;
            /** @example DEMO MERCHANT */
            customer: string;
            /** Format: date-time */
            createdAt: string;
            /** @description Also of one that was reversed later. */
            completedAt: string | null;
            /** @example Withdrawal to Guaranty Trust Bank */
            description: string;
            /**
             * @description The same value as `id`.
             * @example wd_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            reference: string;
            /** @example order-1042 */
            merchantReference: string | null;
            /**
             * @description Of a refund or chargeback: what brought the money.
             * @example null
             */
            paymentId: string | null;
            payer: {
                /** @example Ada Obi */
                name: string | null;
                /** @example ada@example.com */
                email: string | null;
            };
            /**
             * @description Your own, and that of a bill, such as the token of a meter.
             * @example {
             *       "orderId": 1042
             *     }
             */
            metadata: {
                [key: string]: unknown;
            };
            /**
             * @example test
             * @enum {string}
             */
            environment: "prod" | "test";
            /**
             * @description What can still be refunded of a recorded payment, else null.
             * @example null
             */
            refundableAmount: number | null;
            /** @description What happened to it, the oldest first. */
            timeline: {
                /** Format: date-time */
                at: string;
                /**
                 * @description What it was from then on.
                 * @example COMPLETED
                 * @enum {string}
                 */
                status: "PROCESSING" | "COMPLETED" | "PARTIALLY_REFUNDED" | "REFUNDED" | "FAILED" | "REVERSED";
                /** @example The bank has the money. */
                text: string;
            }[];
        };
        StatementAnswer: {
            success: boolean;
            statement: components["schemas"]["Statement"];
            /** @example false */
            hasMore: boolean;
            /** @example null */
            nextCursor: string | null;
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        Statement: {
            /** @enum {string} */
            asset: "NGN" | "USDT";
            /**
             * Format: date-time
             * @description Its end: as requested, or the time of the request.
             * @example 2026-01-31T23:00:00.000000Z
             */
            to: string;
            /**
             * Format: double
             * @description Available before the first entry.
             * @example 98500
             */
            openingBalance: number;
            /**
             * Format: double
             * @description Available at `to`.
             * @example 48475
             */
            closingBalance: number;
            /**
             * Format: double
             * @example 0
             */
            openingHeld: number;
            /**
             * Format: double
             * @example 50025
             */
            closingHeld: number;
            /**
             * Format: double
             * @description Owed before the first entry.
             * @example 0
             */
            openingDebt: number;
            /**
             * Format: double
             * @description Owed at `to`.
             * @example 0
             */
            closingDebt: number;
            entries: components["schemas"]["StatementEntry"][];
        };
        StatementEntry: {
            /**
             * @description The transfer in the ledger; it is posted once.
             * @example wd_01kb4z7v1q8m3c5n6p7r8s9t0v:reserve
             */
            id: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description `reserve` puts money on hold for an order or a case, `post` pays it out, `void` releases it, and `reversal` gives it back. `debt_incurred` is what a chargeback takes beyond the balance; `debt_repayment` repays it.
             * @example withdrawal_reserve
             * @enum {string}
             */
            kind: "withdrawal_reserve" | "withdrawal_post" | "withdrawal_void" | "withdrawal_reversal" | "bill_reserve" | "bill_post" | "bill_void" | "bill_reversal" | "usdt_sale_reserve" | "usdt_sale_post" | "usdt_sale_void" | "usdt_sale_reversal" | "payment" | "payment_refund" | "chargeback" | "chargeback_won" | "debt_incurred" | "debt_repayment" | "vendor_credit" | "collection" | "crypto_settlement" | "crypto_deposit" | "crypto_loss" | "crypto_refund_reserve" | "crypto_refund_post" | "crypto_refund_void" | "adjustment" | "wallet_hold_reserve" | "wallet_hold_void";
            /**
             * Format: double
             * @description The change of the available balance.
             * @example -50025
             */
            amount: number;
            /**
             * Format: double
             * @description The change of the balance on hold.
             * @example 50025
             */
            heldAmount: number;
            /**
             * Format: double
             * @description The available balance after it.
             * @example 48475
             */
            balance: number;
            /**
             * Format: double
             * @description The balance on hold after it.
             * @example 50025
             */
            heldBalance: number;
            /**
             * Format: double
             * @description What it changed in what you owe.
             * @example 0
             */
            debtAmount: number;
            /**
             * Format: double
             * @description What you owed after it.
             * @example 0
             */
            debt: number;
            /**
             * @description The transaction, USDT payment or USDT sale that it belongs to.
             * @example wd_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            transactionId: string;
            /**
             * @description Your own reference of that.
             * @example order-1042
             */
            reference: string | null;
            /** @example Withdrawal to Guaranty Trust Bank */
            description: string;
            charges?: components["schemas"]["Charges"];
        };
        WebhookDeliveryListAnswer: {
            success: boolean;
            deliveries: components["schemas"]["WebhookDelivery"][];
            /** @example false */
            hasMore: boolean;
            /** @example null */
            nextCursor: string | null;
            summary?: components["schemas"]["ListSummary"];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        WebhookDelivery: {
            /** @example msg_01kb4z7v1q8m3c5n6p7r8s9t0v */
            id: string;
            /**
             * @description The `webhook-id` of every attempt: the event, which several endpoints may receive.
             * @example msg_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            eventId: string;
            /**
             * @description The endpoint; null for the `webhookUrl` of the profile.
             * @example null
             */
            endpointId: string | null;
            type: components["schemas"]["WebhookEventType"];
            /**
             * @description Null of an event without one, such as a test.
             * @example wd_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            transactionId: string | null;
            /**
             * @description Of the transaction; null of an event without one.
             * @example 50000
             */
            amount: number | null;
            /**
             * @description Of `amount`.
             * @example NGN
             */
            currency: string | null;
            /**
             * @description Of the transaction.
             * @example order-1042
             */
            merchantReference: string | null;
            /**
             * @example FAILED
             * @enum {string}
             */
            status: "PENDING" | "DELIVERED" | "FAILED" | "NO_ADDRESS";
            /** @example 3 */
            attemptCount: number;
            nextAttemptAt: string | null;
            /** Format: date-time */
            createdAt: string;
            finishedAt: string | null;
            /**
             * @description Why nothing more is sent, if no attempt says so.
             * @example null
             */
            endReason: string | null;
        };
        WebhookDeliveryAnswer: {
            success: boolean;
            delivery: components["schemas"]["WebhookDeliveryDetails"];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        WebhookDeliveryDetails: {
            /** @example msg_01kb4z7v1q8m3c5n6p7r8s9t0v */
            id: string;
            /**
             * @description The `webhook-id` of every attempt: the event, which several endpoints may receive.
             * @example msg_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            eventId: string;
            /**
             * @description The endpoint; null for the `webhookUrl` of the profile.
             * @example null
             */
            endpointId: string | null;
            type: components["schemas"]["WebhookEventType"];
            /**
             * @description Null of an event without one, such as a test.
             * @example wd_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            transactionId: string | null;
            /**
             * @description Of the transaction; null of an event without one.
             * @example 50000
             */
            amount: number | null;
            /**
             * @description Of `amount`.
             * @example NGN
             */
            currency: string | null;
            /**
             * @description Of the transaction.
             * @example order-1042
             */
            merchantReference: string | null;
            /**
             * @example FAILED
             * @enum {string}
             */
            status: "PENDING" | "DELIVERED" | "FAILED" | "NO_ADDRESS";
            /** @example 3 */
            attemptCount: number;
            nextAttemptAt: string | null;
            /** Format: date-time */
            createdAt: string;
            finishedAt: string | null;
            /**
             * @description Why nothing more is sent, if no attempt says so.
             * @example null
             */
            endReason: string | null;
            /**
             * @description The exact JSON text that is signed and sent.
             * @example {"type":"withdrawal.completed","timestamp":"2026-01-31T08:00:02.000Z","data":{"transactionId":"wd_01kb4z7v1q8m3c5n6p7r8s9t0v","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":"order-1042","metadata":{"orderId":1042},"environment":"test","simulated":true,"createdAt":"2026-01-31T08:00:00.000Z"}}
             */
            body: string;
            /** @description The latest 100, oldest first. */
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        WebhookAttempt: {
            /** @example 1 */
            number: number;
            /** @example https://merchant.example/webhooks */
            url: string;
            /** Format: date-time */
            startedAt: string;
            /** @example 184 */
            durationMs: number;
            /** @example 503 */
            responseStatus: number | null;
            /**
             * @description The first 2 kB of the response body.
             * @example Service Unavailable
             */
            responseExcerpt: string | null;
            /**
             * @description Why there was no response.
             * @example The connection was refused (ECONNREFUSED).
             */
            error: string | null;
        };
        WebhookReplayAnswer: {
            success: boolean;
            /** @example the webhook is sent again */
            msg: string;
            /** @example msg_01kb4z7v1q8m3c5n6p7r8s9t0v */
            deliveryId: string;
            /** @example rpl_01kb4z7v1q8m3c5n6p7r8s9t0v */
            replayId: string;
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        WebhookRangeReplayAnswer: {
            success: boolean;
            /** @example 12 webhooks are sent again */
            msg: string;
            /** @example 12 */
            replayed: number;
            /** @example false */
            hasMore: boolean;
            /** @example null */
            nextCursor: string | null;
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        WebhookTestAnswer: {
            success: boolean;
            /** @example a test event is on its way */
            msg: string;
            delivery: components["schemas"]["WebhookDelivery"];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        EventListAnswer: {
            success: boolean;
            events: components["schemas"]["Event"][];
            /** @example false */
            hasMore: boolean;
            /** @example null */
            nextCursor: string | null;
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        Event: {
            /**
             * @description The `webhook-id` under which it was sent.
             * @example msg_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            id: string;
            type: components["schemas"]["WebhookEventType"];
            /** Format: date-time */
            createdAt: string;
            /**
             * @description The content of the event, as it was sent.
             * @example {
             *       "transactionId": "wd_01kb4z7v1q8m3c5n6p7r8s9t0v",
             *       "amount": 50000,
             *       "fee": 25,
             *       "totalDebit": 50025,
             *       "currency": "NGN",
             *       "bankAccount": "0123456789",
             *       "bankName": "Guaranty Trust Bank",
             *       "status": "COMPLETED",
             *       "failureReason": null,
             *       "merchantReference": "order-1042",
             *       "metadata": {
             *         "orderId": 1042
             *       },
             *       "environment": "test",
             *       "simulated": true,
             *       "createdAt": "2026-01-31T08:00:00.000Z"
             *     }
             */
            data: {
                [key: string]: unknown;
            };
            /**
             * @description The first of its deliveries.
             * @example msg_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            deliveryId: string;
        };
        WebhookSecretAnswer: {
            success: boolean;
            /** @example whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD */
            secret: string;
            /** Format: date-time */
            createdAt: string;
            /** @description Older secrets stay valid until then. */
            previousValidUntil: string | null;
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        WebhookEndpointListAnswer: {
            success: boolean;
            endpoints: components["schemas"]["WebhookEndpoint"][];
            /** @example false */
            hasMore: boolean;
            /** @example null */
            nextCursor: string | null;
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        WebhookEndpoint: {
            /** @example wep_01kb4z7v1q8m3c5n6p7r8s9t0v */
            id: string;
            /** @example https://shop.example.com/webhooks */
            url: string;
            /**
             * @description The types of events that it receives.
             * @example [
             *       "withdrawal.completed",
             *       "withdrawal.failed"
             *     ]
             */
            eventTypes: components["schemas"]["EndpointEventType"][];
            /** @example Ledger export */
            description: string | null;
            /**
             * @example ENABLED
             * @enum {string}
             */
            status: "ENABLED" | "DISABLED";
            /**
             * @description MERCHANT: you disabled it. GONE: it answered 410. FAILING: it took no event for days. Null while it is enabled.
             * @example null
             */
            disabledReason: ("MERCHANT" | "GONE" | "FAILING") | null;
            /** @description The first failed attempt after the last success; null where none has failed. */
            failingSince: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        CreatedWebhookEndpointAnswer: {
            success: boolean;
            endpoint: {
                /** @example wep_01kb4z7v1q8m3c5n6p7r8s9t0v */
                id: string;
                /** @example https://shop.example.com/webhooks */
                url: string;
                /**
                 * @description The types of events that it receives.
                 * @example [
                 *       "withdrawal.completed",
                 *       "withdrawal.failed"
                 *     ]
                 */
                eventTypes: components["schemas"]["EndpointEventType"][];
                /** @example Ledger export */
                description: string | null;
                /**
                 * @example ENABLED
                 * @enum {string}
                 */
                status: "ENABLED" | "DISABLED";
                /**
                 * @description MERCHANT: you disabled it. GONE: it answered 410. FAILING: it took no event for days. Null while it is enabled.
                 * @example null
                 */
                disabledReason: ("MERCHANT" | "GONE" | "FAILING") | null;
                /** @description The first failed attempt after the last success; null where none has failed. */
                failingSince: string | null;
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                updatedAt: string;
                /**
                 * @description Signs the events. It is not shown again.
                 * @example whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD
                 */
                secret: string;
            };
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        WebhookEndpointAnswer: {
            success: boolean;
            endpoint: components["schemas"]["WebhookEndpoint"];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        WebhookEndpointDeletedAnswer: {
            success: boolean;
            /** @example webhook endpoint deleted */
            msg: string;
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        ApprovalListAnswer: {
            success: boolean;
            approvals: components["schemas"]["Approval"][];
            /** @example false */
            hasMore: boolean;
            /** @example null */
            nextCursor: string | null;
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        ApprovalAnswer: {
            success: boolean;
            approval: components["schemas"]["Approval"];
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        ApprovalDecisionAnswer: {
            success: boolean;
            approval: components["schemas"]["Approval"];
        };
        ApprovalRuleAnswer: {
            success: boolean;
            rule: components["schemas"]["ApprovalRule"];
        };
        ApprovalRule: {
            /**
             * @description Withdrawals, bills and refunds above this amount in naira wait; null when none does.
             * @example 500000
             */
            aboveNgn: number | null;
            /**
             * @description Sales and refunds above this amount of USDT wait; null when none does.
             * @example 500
             */
            aboveUsdt: number | null;
            /**
             * @description Whether orders by API key wait too.
             * @example false
             */
            includesKeys: boolean;
        };
        ApprovalRuleChangeAnswer: {
            success: boolean;
            rule: components["schemas"]["ApprovalRule"];
            /** @description The request that waits for a second person, where the change needs one; else null. */
            approval: components["schemas"]["Approval"] | null;
        };
        AuditAnswer: {
            success: boolean;
            entries: components["schemas"]["AuditEntry"][];
            /** @example false */
            hasMore: boolean;
            /** @example null */
            nextCursor: string | null;
        };
        AuditEntry: {
            /** @example 1042 */
            id: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description The action. More may be added.
             * @example bank_account.verify
             */
            action: string;
            /**
             * @description Who did it, in words.
             * @example The owner
             */
            actor: string;
            /**
             * @description How the actor was authenticated: `session` of the dashboard, `token` of a login, API `key`, `password` at sign-in, a code by `mail`, or `none`. `system` is the clock, and `operator` our support.
             * @example session
             * @enum {string}
             */
            by: "session" | "token" | "key" | "password" | "mail" | "none" | "system" | "operator";
            /**
             * @description The API key; or the session, which entries of one session share.
             * @example 5f1c09a2b7de
             */
            credentialId: string | null;
            /**
             * @description The IP address of the request.
             * @example 102.89.23.4
             */
            address: string | null;
            /**
             * @description The user agent of the browser, shortened.
             * @example Mozilla/5.0 (X11; Linux x86_64)
             */
            device: string | null;
            /** @description Null where it concerns both. */
            environment: ("prod" | "test") | null;
            /**
             * @description The id of what it was done to.
             * @example biz_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            subject: string;
            /**
             * @description The former values; account numbers by their ends, no secrets.
             * @example {
             *       "accountEnds": "6789",
             *       "bank": "Guaranty Trust Bank"
             *     }
             */
            before: {
                [key: string]: string | number | boolean | null;
            } | null;
            /**
             * @description What it is since.
             * @example {
             *       "accountEnds": "4321",
             *       "bank": "Access Bank"
             *     }
             */
            after: {
                [key: string]: string | number | boolean | null;
            } | null;
            /**
             * @description Why our support did it.
             * @example null
             */
            reason: string | null;
        };
        RequestListAnswer: {
            success: boolean;
            requests: components["schemas"]["LoggedRequest"][];
            /** @example false */
            hasMore: boolean;
            /** @example null */
            nextCursor: string | null;
            simulated?: components["schemas"]["SimulatedMark"];
            environment?: components["schemas"]["EnvironmentMark"];
        };
        LoggedRequest: {
            /** @example log_01kb4z7v1q8m3c5n6p7r8s9t0v */
            id: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description The `x-request-id` of its answer.
             * @example req_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            requestId: string;
            /** @example POST */
            method: string;
            /**
             * @description With its query, in which values that may be private are `***`.
             * @example /withdrawal/request
             */
            path: string;
            /**
             * Format: double
             * @example 422
             */
            status: number;
            /**
             * Format: double
             * @example 84
             */
            durationMs: number;
            /** @enum {string} */
            by: "key" | "token";
            /**
             * @description The API key, or the user who logged in.
             * @example key_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            credentialId: string;
            /**
             * @description The id of what it created.
             * @example wd_01kb4z7v1q8m3c5n6p7r8s9t0v
             */
            createdId: string | null;
            /**
             * @description Of the error body `msg`, `code`, `requestId` and `errors`.
             * @example {
             *       "success": false,
             *       "msg": "no such path",
             *       "code": "not_found",
             *       "requestId": "req_01kb4z7v1q8m3c5n6p7r8s9t0v"
             *     }
             */
            error: {
                [key: string]: unknown;
            } | null;
        };
        NoticePreferencesAnswer: {
            success: boolean;
            preferences: components["schemas"]["NoticePreferences"];
        };
        /** @description Whether notices of a topic are mailed. Those about security always are. */
        NoticePreferences: {
            /**
             * @description The webhook URL or secret was changed.
             * @example true
             */
            webhooks: boolean;
            /**
             * @description 80 % of a limit is used.
             * @example true
             */
            limits: boolean;
            /**
             * @description A balance is low.
             * @example true
             */
            balance: boolean;
            /**
             * @description A withdrawal is under review or failed, or an automatic payout is not made.
             * @example true
             */
            payouts: boolean;
            /**
             * @description A USDT payment needs your decision.
             * @example true
             */
            usdt: boolean;
        };
        SessionAnswer: {
            success: boolean;
            session: {
                /** @example biz_01kb4z7v1q8m3c5n6p7r8s9t0v */
                businessId: string;
                /** @example Acme Stores */
                businessName: string;
                /**
                 * @description Of the user.
                 * @example demo@merchant.example
                 */
                email: string;
                user: {
                    /** @example usr_01kb4z7v1q8m3c5n6p7r8s9t0v */
                    id: string;
                    /**
                     * @description Null for the owner that was created with the business.
                     * @example Ada Obi
                     */
                    name: string | null;
                    /**
                     * @example owner
                     * @enum {string}
                     */
                    role: "owner" | "admin" | "finance" | "developer" | "viewer";
                    /**
                     * @description The permissions of the role; none while `mustSetUpSecondFactor`.
                     * @example [
                     *       "account:read"
                     *     ]
                     */
                    permissions: ("payments:read" | "payments:write" | "payment_refunds:read" | "payment_refunds:write" | "withdrawals:read" | "withdrawals:write" | "usdt_sales:read" | "usdt_sales:write" | "usdt_refunds:read" | "usdt_refunds:write" | "collections:read" | "collections:write" | "bills:read" | "bills:write" | "usdt_payments:read" | "usdt_payments:write" | "transactions:read" | "transactions:write" | "statement:read" | "statement:write" | "webhooks:read" | "webhooks:write" | "account:read" | "account:write" | "bank_accounts:read" | "bank_accounts:write" | "api_keys:read" | "api_keys:write" | "users:read" | "users:write" | "audit:read" | "audit:write" | "request_log:read" | "request_log:write")[];
                };
                /** @example false */
                secondFactorEnabled: boolean;
                /**
                 * @description The kinds of second factor that the user has; any of them proves.
                 * @example [
                 *       "app"
                 *     ]
                 */
                secondFactors: ("app" | "passkey")[];
                /**
                 * @description Whether the business requires a second factor that the user has not set up.
                 * @example false
                 */
                mustSetUpSecondFactor: boolean;
                /**
                 * Format: date-time
                 * @description When it is over, twelve hours after it began.
                 */
                expiresAt: string;
            };
        };
        SessionRefusal: {
            /** @example false */
            success: boolean;
            /** @example invalid credentials */
            msg: string;
            /**
             * @example invalid_credentials
             * @enum {string}
             */
            code: "invalid_credentials" | "second_factor_required" | "second_factor_invalid";
            /** @example req_01kb4z7v1q8m3c5n6p7r8s9t0v */
            requestId: string;
            /**
             * @description For a user who has passkeys, where a second factor is needed: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn, valid for five minutes.
             * @example {
             *       "challenge": "q3sVx0bT0m2zQ0m1cGk3yYy8w1xgqkq1d8l2yq0bZ5E",
             *       "rpId": "pay.example.com"
             *     }
             */
            passkeyOptions?: {
                challenge: string;
            } & {
                [key: string]: unknown;
            };
        };
        SecondFactorAnswer: {
            success: boolean;
            /**
             * @description In base32, to type into the app.
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /**
             * @description For a QR code, which the app reads.
             * @example otpauth://totp/Merchant%20Payments:demo%40merchant.example?issuer=Merchant%20Payments&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30
             */
            otpauthUri: string;
        };
        SecondFactorConfirmedAnswer: {
            success: boolean;
            /** @description Each replaces a code once. They are not shown again. Empty for a user who has some from another factor. */
            recoveryCodes: string[];
        };
        SecondFactorRemovedAnswer: {
            success: boolean;
            /** @example second factor removed */
            msg: string;
        };
        SessionEndAnswer: {
            success: boolean;
            /** @example signed out */
            msg: string;
        };
        PasskeyListAnswer: {
            success: boolean;
            passkeys: components["schemas"]["Passkey"][];
        };
        Passkey: {
            /** @example pky_01kb4z7v1q8m3c5n6p7r8s9t0v */
            id: string;
            /** @example Work laptop */
            name: string;
            /** Format: date-time */
            createdAt: string;
            /** @description Null until it has proven the second factor. */
            lastUsedAt: string | null;
        };
        PasskeySetupAnswer: {
            success: boolean;
            /**
             * @description `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, valid for five minutes.
             * @example {
             *       "challenge": "q3sVx0bT0m2zQ0m1cGk3yYy8w1xgqkq1d8l2yq0bZ5E",
             *       "rp": {
             *         "name": "Merchant Payments",
             *         "id": "pay.example.com"
             *       }
             *     }
             */
            options: {
                challenge: string;
            } & {
                [key: string]: unknown;
            };
        };
        PasskeyConfirmedAnswer: {
            success: boolean;
            passkey: components["schemas"]["Passkey"];
            /** @description Each replaces a code once. They are not shown again. Empty for a user who has some from another factor. */
            recoveryCodes: string[];
        };
        PasskeyChallengeAnswer: {
            success: boolean;
            /**
             * @description `PublicKeyCredentialRequestOptionsJSON` of WebAuthn, valid for five minutes.
             * @example {
             *       "challenge": "q3sVx0bT0m2zQ0m1cGk3yYy8w1xgqkq1d8l2yq0bZ5E",
             *       "rpId": "pay.example.com"
             *     }
             */
            options: {
                challenge: string;
            } & {
                [key: string]: unknown;
            };
        };
        PasskeyRemovedAnswer: {
            success: boolean;
            /** @example passkey removed */
            msg: string;
        };
        SessionListAnswer: {
            success: boolean;
            sessions: components["schemas"]["DashboardSession"][];
        };
        DashboardSession: {
            /**
             * @description The audit log names the session by it.
             * @example 5f1c09a2b7de
             */
            id: string;
            /**
             * @description What the browser calls itself.
             * @example Mozilla/5.0 (X11; Linux x86_64)
             */
            device: string | null;
            /**
             * @description Where it was used last.
             * @example 102.89.23.4
             */
            address: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was used last, to the minute.
             */
            lastSeenAt: string;
            /** Format: date-time */
            expiresAt: string;
            /**
             * @description Whether it is the session of this call.
             * @example true
             */
            isCurrent: boolean;
        };
        PasswordChangeAnswer: {
            success: boolean;
            /** @example password changed */
            msg: string;
        };
    };
    responses: {
        /** @description No valid credentials. */
        InvalidCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request took longer than 30 s to arrive, or its headers longer than 15 s. */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body has more than 100 kB. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not JSON, or it is compressed. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests; `retry-after` says when to retry. */
        RateLimited: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A fault on our side. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A dependency is down or no provider is configured; `retry-after` says when to retry. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Invalid, or not possible now; `errors` names each problem. */
        EnvironmentMismatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No valid credentials. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Another business, a business that is not active or approved, or a credential that may not do this, or not from this address. */
        BusinessInactive: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Invalid, or not possible now; `errors` names each problem. */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Another business, a business that is not active or approved, or a credential that may not do this, or not from this address. */
        BusinessMismatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Understood, but not possible. */
        IdempotencyKeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A file. */
        ListFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/csv": components["schemas"]["ListFileText"];
            };
        };
        /** @description The business does not have it. */
        APIKeyNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The current state, or an equal request in progress, does not allow it. */
        IdempotencyKeyInUse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The business does not have it. */
        UserNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The business does not have it. */
        AccountNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The business does not have it. */
        TransactionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The bank has the money. */
        RequestWithdrawal200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WithdrawalAnswer"] | components["schemas"]["WaitingOrderAnswer"];
            };
        };
        /** @description Accepted; the outcome is not known yet. Or the order waits for a second person: see `approval`. */
        RequestWithdrawal202: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WithdrawalAnswer"] | components["schemas"]["WaitingOrderAnswer"];
            };
        };
        /** @description The transfer failed; amount and fee are back. */
        RequestWithdrawal422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WithdrawalFailure"] | components["schemas"]["Error"];
            };
        };
        /** @description Invalid, or not possible now; `errors` names each problem. */
        InvalidListRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The business does not have it. */
        WithdrawalNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The business does not have it. */
        CollectionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The biller knows no such account. */
        VerifyMeter422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BillVerificationFailure"];
            };
        };
        /** @description The business does not have it. */
        PaymentNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The link. */
        CreatePaymentLink200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentLinkAnswer"];
            };
        };
        /** @description The business does not have it. */
        PaymentLinkNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The business does not have it. */
        RefundNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The business does not have it. */
        WebhookDeliveryNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The business does not have it. */
        WebhookEndpointNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The business does not have it. */
        ApprovalRequestNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The business does not have it. */
        PasskeyNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The business does not have it. */
        SessionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
        "x-business-env": "prod" | "test";
        /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
        "x-second-factor": string;
        /** @description When sent, the business of the credential. */
        businessId: string;
        /** @description Only keys that are valid in this environment. */
        keyEnvironment: "prod" | "test";
        /** @description `lasting`: keys without `expiresAt`. `ending`: keys with one. */
        keyState: "lasting" | "ending";
        userRole: "owner" | "admin" | "finance" | "developer" | "viewer";
        userStatus: "invited" | "active";
        /** @description Equal requests under one key are done once; the stored answer is replayed for 30 days. If we require it of the business, a request without one is 400 idempotency_key_required. */
        "idempotency-key": string;
        requiredBusinessId: string;
        /** @description How many, 1 to 100; 20 when absent. */
        limit: number;
        /** @description `nextCursor` of the page before. */
        cursor: string;
        usdtSaleStatus: "PROCESSING" | "COMPLETED" | "FAILED" | "REVERSED";
        /** @description Finds rows: see Lists. */
        search: string;
        /** @description Created at or after this moment. */
        createdFrom: string & (unknown & unknown & unknown);
        /** @description Created before this moment. */
        createdTo: string & (unknown & unknown & unknown);
        /** @description newest when absent. */
        sort: "newest" | "oldest" | "largest" | "smallest";
        minUsdt: number;
        maxUsdt: number;
        summary: "true" | "false";
        collectionStatus: "PROCESSING" | "COMPLETED" | "FAILED" | "PENDING_REVIEW";
        minNaira: number;
        maxNaira: number;
        usdtPaymentStatus: "INITIATED" | "ADDRESS_PENDING" | "AWAITING_DEPOSIT" | "PENDING_CONFIRMATION" | "SWEEP_PENDING" | "SETTLED" | "UNDERPAID" | "OVERPAID" | "EXPIRED" | "MANUAL_REVIEW" | "FAILED";
        usdtPaymentReference: string;
        usdtPaymentCustomer: string;
        usdtPaymentLink: string;
        activeLinks: "true" | "false";
        /** @description newest when absent. */
        timeSort: "newest" | "oldest";
        refundStatus: "PENDING" | "PROCESSING" | "COMPLETED" | "CANCELED";
        refundedPayment: string;
        /** @description An id, reference, deposit address, customer or amount: see Lists. */
        q: string;
        transactionStatus: "PROCESSING" | "COMPLETED" | "PARTIALLY_REFUNDED" | "REFUNDED" | "FAILED" | "REVERSED";
        transactionChannel: string;
        /** @description The `type` of a transaction. */
        transactionKind: "payment" | "refund" | "chargeback" | "debt_repayment" | "adjustment" | "hold" | "hold_release" | "vendor_credit" | "withdrawal" | "bill" | "collection";
        /** @description Our id, or the merchantReference. */
        transactionReference: string;
        /** @description NGN when absent. */
        statementAsset: "NGN" | "USDT";
        /** @description Movements from this time on; from the first when absent. */
        statementFrom: string & (unknown & unknown & unknown);
        /** @description Movements before this time; now when absent or in the future. */
        statementTo: string & (unknown & unknown & unknown);
        /** @description `csv` answers the file of `GET /statement/export`, all pages of it. */
        statementFormat: "json" | "csv";
        deliveryStatus: "PENDING" | "DELIVERED" | "FAILED" | "NO_ADDRESS";
        /** @description Only events of this type. */
        eventType: components["schemas"]["WebhookEventType"];
        /** @description Only endpoints of this status. */
        endpointStatus: "ENABLED" | "DISABLED";
        /** @description Only endpoints that receive this type. */
        endpointEventType: components["schemas"]["EndpointEventType"];
        approvalStatus: "WAITING" | "APPROVED" | "REFUSED" | "EXPIRED";
        approvalKind: "withdrawal" | "payment_refund" | "usdt_sale" | "usdt_refund" | "bill" | "approval_rule";
        /** @description Made at or after this moment. */
        approvalsFrom: string & (unknown & unknown & unknown);
        /** @description Made before this moment. */
        approvalsTo: string & (unknown & unknown & unknown);
        auditAction: string;
        /** @description Made at or after this moment. */
        auditFrom: string & (unknown & unknown & unknown);
        /** @description Made before this moment. */
        auditTo: string & (unknown & unknown & unknown);
        requestMethod: "GET" | "POST" | "PATCH" | "DELETE";
        /** @description What the path begins with. */
        requestPath: string;
        requestStatus: string;
        requestId: string;
        /** @description The same for every attempt to send the event. */
        "webhook-id": string;
        /** @description When it was sent: seconds since 1970. */
        "webhook-timestamp": string;
        /** @description `v1,…`, one for each secret that is valid. */
        "webhook-signature": string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The token of this session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["InvalidCredentials"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            /** @description The same answer whether the account exists or not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForgotPasswordAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description The password is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetPasswordAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoutAnswer"];
                };
            };
            400: components["responses"]["EnvironmentMismatch"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccount: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description The id and the changed fields. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOverview: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                /** @description How many days, today included; 30 when absent. */
                days?: number;
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What there is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverviewAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayoutHold: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hold. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutHoldAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPayoutHold: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutHoldChange"];
            };
        };
        responses: {
            /** @description It is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutHoldChangeAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBalanceAlerts: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alerts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceAlertsAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeBalanceAlerts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BalanceAlertsChange"];
            };
        };
        responses: {
            /** @description The alerts since. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceAlertsChangeAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSecondFactorRequirement: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorRequirementAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setSecondFactorRequirement: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorRequirementChange"];
            };
        };
        responses: {
            /** @description It is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorRequirementChangeAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCheckoutSettings: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSettingsAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeCheckoutSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutSettingsChange"];
            };
        };
        responses: {
            /** @description The settings since. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSettingsAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                /** @description Only keys that are valid in this environment. */
                environment?: components["parameters"]["keyEnvironment"];
                /** @description `lasting`: keys without `expiresAt`. `ending`: keys with one. */
                state?: components["parameters"]["keyState"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first, without the keys themselves: GET /me shows the current full ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyListAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestrictedApiKey"];
            };
        };
        responses: {
            /** @description The key. It is not shown again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportApiKeys: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                /** @description Only keys that are valid in this environment. */
                environment?: components["parameters"]["keyEnvironment"];
                /** @description `lasting`: keys without `expiresAt`. `ending`: keys with one. */
                state?: components["parameters"]["keyState"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ListFile"];
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyRotation"];
            };
        };
        responses: {
            /** @description The new key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Calls with this key are refused from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyRevokedAnswer"];
                };
            };
            400: components["responses"]["EnvironmentMismatch"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            404: components["responses"]["APIKeyNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                role?: components["parameters"]["userRole"];
                status?: components["parameters"]["userStatus"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first, without removed users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserListAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationRequest"];
            };
        };
        responses: {
            /** @description The user is invited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportUsers: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                role?: components["parameters"]["userRole"];
                status?: components["parameters"]["userStatus"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ListFile"];
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is sent again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAnswer"];
                };
            };
            400: components["responses"]["EnvironmentMismatch"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            404: components["responses"]["UserNotFound"];
            409: components["responses"]["IdempotencyKeyInUse"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeUserRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserRoleRequest"];
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            404: components["responses"]["UserNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UserRemovalRequest"];
            };
        };
        responses: {
            /** @description The user is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRemovedAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            404: components["responses"]["UserNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAcceptance"];
            };
        };
        responses: {
            /** @description The user has joined. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAcceptedAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyBankAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankVerification"];
            };
        };
        responses: {
            /** @description The account is saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankVerificationAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The account has another name, or does not exist; nothing is saved. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankVerificationFailure"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBanks: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Codes and names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankListAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVendorAccount: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path: {
                /** @description The business. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorAccountAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            404: components["responses"]["AccountNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    processPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description Equal requests under one key are done once; the stored answer is replayed for 30 days. If we require it of the business, a request without one is 400 idempotency_key_required. */
                "idempotency-key"?: components["parameters"]["idempotency-key"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequest"];
            };
        };
        responses: {
            /** @description The payment is recorded and credited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    processExternalPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description Equal requests under one key are done once; the stored answer is replayed for 30 days. If we require it of the business, a request without one is 400 idempotency_key_required. */
                "idempotency-key"?: components["parameters"]["idempotency-key"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequest"];
            };
        };
        responses: {
            /** @description The payment is recorded and credited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExternalPaymentAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refundPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description Equal requests under one key are done once; the stored answer is replayed for 30 days. If we require it of the business, a request without one is 400 idempotency_key_required. */
                "idempotency-key"?: components["parameters"]["idempotency-key"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path: {
                /** @description The recorded payment. */
                transactionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRefundRequest"];
            };
        };
        responses: {
            /** @description It is recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRefundRecordedAnswer"] | components["schemas"]["WaitingOrderAnswer"];
                };
            };
            /** @description It waits for a second person. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRefundRecordedAnswer"] | components["schemas"]["WaitingOrderAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            404: components["responses"]["TransactionNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description Equal requests under one key are done once; the stored answer is replayed for 30 days. If we require it of the business, a request without one is 400 idempotency_key_required. */
                "idempotency-key"?: components["parameters"]["idempotency-key"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalRequest"];
            };
        };
        responses: {
            200: components["responses"]["RequestWithdrawal200"];
            202: components["responses"]["RequestWithdrawal202"];
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RequestWithdrawal422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestWithdrawalAlias: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description Equal requests under one key are done once; the stored answer is replayed for 30 days. If we require it of the business, a request without one is 400 idempotency_key_required. */
                "idempotency-key"?: components["parameters"]["idempotency-key"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalRequest"];
            };
        };
        responses: {
            200: components["responses"]["RequestWithdrawal200"];
            202: components["responses"]["RequestWithdrawal202"];
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RequestWithdrawal422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    quoteWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalQuoteRequest"];
            };
        };
        responses: {
            /** @description The debit, and the bank account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalQuoteAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAutomaticPayouts: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticPayoutsAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setAutomaticPayouts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AutomaticPayoutsChange"];
            };
        };
        responses: {
            /** @description It is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticPayoutsChangeAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeAutomaticPayouts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticPayoutsResumeAnswer"];
                };
            };
            400: components["responses"]["EnvironmentMismatch"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            409: components["responses"]["IdempotencyKeyInUse"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    quoteUsdtSale: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsdtQuoteRequest"];
            };
        };
        responses: {
            /** @description The terms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsdtQuoteAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestUsdtSale: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description Equal requests under one key are done once; the stored answer is replayed for 30 days. If we require it of the business, a request without one is 400 idempotency_key_required. */
                "idempotency-key"?: components["parameters"]["idempotency-key"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsdtSaleRequest"];
            };
        };
        responses: {
            /** @description The bank has the money. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsdtSaleAnswer"] | components["schemas"]["WaitingOrderAnswer"];
                };
            };
            /** @description Accepted; the outcome is not known yet. Or the order waits for a second person: see `approval`. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsdtSaleAnswer"] | components["schemas"]["WaitingOrderAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The transfer failed; the USDT is back. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsdtSaleFailure"] | components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsdtSales: {
        parameters: {
            query: {
                businessId: components["parameters"]["requiredBusinessId"];
                /** @description How many, 1 to 100; 20 when absent. */
                limit?: components["parameters"]["limit"];
                /** @description `nextCursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                status?: components["parameters"]["usdtSaleStatus"];
                /** @description Finds rows: see Lists. */
                search?: components["parameters"]["search"];
                /** @description Created at or after this moment. */
                from?: components["parameters"]["createdFrom"];
                /** @description Created before this moment. */
                to?: components["parameters"]["createdTo"];
                /** @description newest when absent. */
                sort?: components["parameters"]["sort"];
                minAmount?: components["parameters"]["minUsdt"];
                maxAmount?: components["parameters"]["maxUsdt"];
                summary?: components["parameters"]["summary"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsdtSaleHistory"];
                };
            };
            400: components["responses"]["InvalidListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportUsdtSales: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                status?: components["parameters"]["usdtSaleStatus"];
                /** @description Finds rows: see Lists. */
                search?: components["parameters"]["search"];
                /** @description Created at or after this moment. */
                from?: components["parameters"]["createdFrom"];
                /** @description Created before this moment. */
                to?: components["parameters"]["createdTo"];
                /** @description newest when absent. */
                sort?: components["parameters"]["sort"];
                minAmount?: components["parameters"]["minUsdt"];
                maxAmount?: components["parameters"]["maxUsdt"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ListFile"];
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUsdtSale: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path: {
                withdrawalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sale. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsdtSaleRecordAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            404: components["responses"]["WithdrawalNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSessionSales: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionSalesAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setSessionSales: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionSalesChange"];
            };
        };
        responses: {
            /** @description It is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionSalesChangeAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCrossBorderRates: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What can be collected now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossBorderRates"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCollections: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                /** @description How many, 1 to 100; 20 when absent. */
                limit?: components["parameters"]["limit"];
                /** @description `nextCursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                status?: components["parameters"]["collectionStatus"];
                /** @description Finds rows: see Lists. */
                search?: components["parameters"]["search"];
                /** @description Created at or after this moment. */
                from?: components["parameters"]["createdFrom"];
                /** @description Created before this moment. */
                to?: components["parameters"]["createdTo"];
                /** @description newest when absent. */
                sort?: components["parameters"]["sort"];
                minAmount?: components["parameters"]["minNaira"];
                maxAmount?: components["parameters"]["maxNaira"];
                summary?: components["parameters"]["summary"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionListAnswer"];
                };
            };
            400: components["responses"]["InvalidListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginCollection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description Equal requests under one key are done once; the stored answer is replayed for 30 days. If we require it of the business, a request without one is 400 idempotency_key_required. */
                "idempotency-key"?: components["parameters"]["idempotency-key"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionRequest"];
            };
        };
        responses: {
            /** @description The customer is being asked. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionBegun"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportCollections: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                status?: components["parameters"]["collectionStatus"];
                /** @description Finds rows: see Lists. */
                search?: components["parameters"]["search"];
                /** @description Created at or after this moment. */
                from?: components["parameters"]["createdFrom"];
                /** @description Created before this moment. */
                to?: components["parameters"]["createdTo"];
                /** @description newest when absent. */
                sort?: components["parameters"]["sort"];
                minAmount?: components["parameters"]["minNaira"];
                maxAmount?: components["parameters"]["maxNaira"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ListFile"];
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCollection: {
        parameters: {
            query: {
                businessId: components["parameters"]["requiredBusinessId"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path: {
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            404: components["responses"]["CollectionNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBillCatalogue: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                /** @description Only billers of this kind. */
                kind?: "airtime" | "data" | "electricity" | "tv" | "bet";
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What can be bought. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillCatalogueAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyMeter: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeterVerification"];
            };
        };
        responses: {
            /** @description Whose it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeterVerificationAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["VerifyMeter422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifySmartCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmartCardVerification"];
            };
        };
        responses: {
            /** @description Whose it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmartCardVerificationAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["VerifyMeter422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyBet: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BetVerification"];
            };
        };
        responses: {
            /** @description Whose it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BetVerificationAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["VerifyMeter422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    buyAirtime: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description Equal requests under one key are done once; the stored answer is replayed for 30 days. If we require it of the business, a request without one is 400 idempotency_key_required. */
                "idempotency-key"?: components["parameters"]["idempotency-key"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AirtimePurchase"];
            };
        };
        responses: {
            /** @description Delivered. Only with test keys: live purchases are queued. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AirtimeAnswer"] | components["schemas"]["WaitingOrderAnswer"];
                };
            };
            /** @description Accepted and queued: poll GET /transactions/{transactionId}. Or the order waits for a second person: see `approval`. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AirtimeAnswer"] | components["schemas"]["WaitingOrderAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Not bought, and the money is back; or the plan’s price has changed, and nothing was held. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AirtimeFailure"] | components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    buyData: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description Equal requests under one key are done once; the stored answer is replayed for 30 days. If we require it of the business, a request without one is 400 idempotency_key_required. */
                "idempotency-key"?: components["parameters"]["idempotency-key"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataPurchase"];
            };
        };
        responses: {
            /** @description Delivered. Only with test keys: live purchases are queued. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataAnswer"] | components["schemas"]["WaitingOrderAnswer"];
                };
            };
            /** @description Accepted and queued: poll GET /transactions/{transactionId}. Or the order waits for a second person: see `approval`. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataAnswer"] | components["schemas"]["WaitingOrderAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Not bought, and the money is back; or the plan’s price has changed, and nothing was held. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataFailure"] | components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    buyElectricity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description Equal requests under one key are done once; the stored answer is replayed for 30 days. If we require it of the business, a request without one is 400 idempotency_key_required. */
                "idempotency-key"?: components["parameters"]["idempotency-key"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ElectricityPurchase"];
            };
        };
        responses: {
            /** @description Delivered. Only with test keys: live purchases are queued. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElectricityAnswer"] | components["schemas"]["WaitingOrderAnswer"];
                };
            };
            /** @description Accepted and queued: poll GET /transactions/{transactionId}. Or the order waits for a second person: see `approval`. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElectricityAnswer"] | components["schemas"]["WaitingOrderAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Not bought, and the money is back; or the plan’s price has changed, and nothing was held. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElectricityFailure"] | components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    buyTv: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description Equal requests under one key are done once; the stored answer is replayed for 30 days. If we require it of the business, a request without one is 400 idempotency_key_required. */
                "idempotency-key"?: components["parameters"]["idempotency-key"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TvPurchase"];
            };
        };
        responses: {
            /** @description Delivered. Only with test keys: live purchases are queued. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TvAnswer"] | components["schemas"]["WaitingOrderAnswer"];
                };
            };
            /** @description Accepted and queued: poll GET /transactions/{transactionId}. Or the order waits for a second person: see `approval`. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TvAnswer"] | components["schemas"]["WaitingOrderAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Not bought, and the money is back; or the plan’s price has changed, and nothing was held. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TvFailure"] | components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    buyBet: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description Equal requests under one key are done once; the stored answer is replayed for 30 days. If we require it of the business, a request without one is 400 idempotency_key_required. */
                "idempotency-key"?: components["parameters"]["idempotency-key"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BetPurchase"];
            };
        };
        responses: {
            /** @description Delivered. Only with test keys: live purchases are queued. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BetAnswer"] | components["schemas"]["WaitingOrderAnswer"];
                };
            };
            /** @description Accepted and queued: poll GET /transactions/{transactionId}. Or the order waits for a second person: see `approval`. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BetAnswer"] | components["schemas"]["WaitingOrderAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Not bought, and the money is back; or the plan’s price has changed, and nothing was held. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BetFailure"] | components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCryptoPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description Equal requests under one key are done once; the stored answer is replayed for 30 days. If we require it of the business, a request without one is 400 idempotency_key_required. */
                "idempotency-key"?: components["parameters"]["idempotency-key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CryptoPaymentRequest"];
            };
        };
        responses: {
            /** @description The session is open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CryptoPaymentCreatedAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCryptoPayments: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                /** @description How many, 1 to 100; 20 when absent. */
                limit?: components["parameters"]["limit"];
                /** @description `nextCursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                status?: components["parameters"]["usdtPaymentStatus"];
                merchantReference?: components["parameters"]["usdtPaymentReference"];
                merchantCustomerId?: components["parameters"]["usdtPaymentCustomer"];
                paymentLinkId?: components["parameters"]["usdtPaymentLink"];
                /** @description Finds rows: see Lists. */
                search?: components["parameters"]["search"];
                /** @description Created at or after this moment. */
                from?: components["parameters"]["createdFrom"];
                /** @description Created before this moment. */
                to?: components["parameters"]["createdTo"];
                /** @description newest when absent. */
                sort?: components["parameters"]["sort"];
                minAmount?: components["parameters"]["minUsdt"];
                maxAmount?: components["parameters"]["maxUsdt"];
                summary?: components["parameters"]["summary"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CryptoPaymentListAnswer"];
                };
            };
            400: components["responses"]["InvalidListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportCryptoPayments: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                status?: components["parameters"]["usdtPaymentStatus"];
                merchantReference?: components["parameters"]["usdtPaymentReference"];
                merchantCustomerId?: components["parameters"]["usdtPaymentCustomer"];
                paymentLinkId?: components["parameters"]["usdtPaymentLink"];
                /** @description Finds rows: see Lists. */
                search?: components["parameters"]["search"];
                /** @description Created at or after this moment. */
                from?: components["parameters"]["createdFrom"];
                /** @description Created before this moment. */
                to?: components["parameters"]["createdTo"];
                /** @description newest when absent. */
                sort?: components["parameters"]["sort"];
                minAmount?: components["parameters"]["minUsdt"];
                maxAmount?: components["parameters"]["maxUsdt"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ListFile"];
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCryptoPayment: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path: {
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CryptoPaymentAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            404: components["responses"]["PaymentNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    simulateCryptoDeposit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description Equal requests under one key are done once; the stored answer is replayed for 30 days. If we require it of the business, a request without one is 400 idempotency_key_required. */
                "idempotency-key"?: components["parameters"]["idempotency-key"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path: {
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SimulateDepositRequest"];
            };
        };
        responses: {
            /** @description It is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulatedDepositAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            404: components["responses"]["PaymentNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resolveCryptoPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description Equal requests under one key are done once; the stored answer is replayed for 30 days. If we require it of the business, a request without one is 400 idempotency_key_required. */
                "idempotency-key"?: components["parameters"]["idempotency-key"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path: {
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResolveCryptoPaymentRequest"];
            };
        };
        responses: {
            /** @description It is decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResolvedCryptoPaymentAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            404: components["responses"]["PaymentNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endCryptoPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description Equal requests under one key are done once; the stored answer is replayed for 30 days. If we require it of the business, a request without one is 400 idempotency_key_required. */
                "idempotency-key"?: components["parameters"]["idempotency-key"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path: {
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CryptoPaymentAnswer"];
                };
            };
            400: components["responses"]["EnvironmentMismatch"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            404: components["responses"]["PaymentNotFound"];
            409: components["responses"]["IdempotencyKeyInUse"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCryptoBalances: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balances. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CryptoBalancesAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaymentLinks: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                /** @description How many, 1 to 100; 20 when absent. */
                limit?: components["parameters"]["limit"];
                /** @description `nextCursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                active?: components["parameters"]["activeLinks"];
                /** @description Finds rows: see Lists. */
                search?: components["parameters"]["search"];
                /** @description Created at or after this moment. */
                from?: components["parameters"]["createdFrom"];
                /** @description Created before this moment. */
                to?: components["parameters"]["createdTo"];
                /** @description newest when absent. */
                sort?: components["parameters"]["timeSort"];
                summary?: components["parameters"]["summary"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentLinkListAnswer"];
                };
            };
            400: components["responses"]["InvalidListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPaymentLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentLinkRequest"];
            };
        };
        responses: {
            200: components["responses"]["CreatePaymentLink200"];
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPaymentLinks: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                active?: components["parameters"]["activeLinks"];
                /** @description Finds rows: see Lists. */
                search?: components["parameters"]["search"];
                /** @description Created at or after this moment. */
                from?: components["parameters"]["createdFrom"];
                /** @description Created before this moment. */
                to?: components["parameters"]["createdTo"];
                /** @description newest when absent. */
                sort?: components["parameters"]["timeSort"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ListFile"];
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentLink: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CreatePaymentLink200"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            404: components["responses"]["PaymentLinkNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePaymentLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentLinkChange"];
            };
        };
        responses: {
            200: components["responses"]["CreatePaymentLink200"];
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            404: components["responses"]["PaymentLinkNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCryptoRefunds: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                /** @description How many, 1 to 100; 20 when absent. */
                limit?: components["parameters"]["limit"];
                /** @description `nextCursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                status?: components["parameters"]["refundStatus"];
                paymentId?: components["parameters"]["refundedPayment"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CryptoRefundListAnswer"];
                };
            };
            400: components["responses"]["InvalidListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestCryptoRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description Equal requests under one key are done once; the stored answer is replayed for 30 days. If we require it of the business, a request without one is 400 idempotency_key_required. */
                "idempotency-key"?: components["parameters"]["idempotency-key"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CryptoRefundRequest"];
            };
        };
        responses: {
            /** @description It is recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CryptoRefundRecordedAnswer"] | components["schemas"]["WaitingOrderAnswer"];
                };
            };
            /** @description It waits for a second person. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CryptoRefundRecordedAnswer"] | components["schemas"]["WaitingOrderAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            404: components["responses"]["RefundNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCryptoRefund: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path: {
                refundId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CryptoRefundAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            404: components["responses"]["RefundNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    search: {
        parameters: {
            query: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                /** @description An id, reference, deposit address, customer or amount: see Lists. */
                q: components["parameters"]["q"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                /** @description How many, 1 to 100; 20 when absent. */
                limit?: components["parameters"]["limit"];
                /** @description `nextCursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                status?: components["parameters"]["transactionStatus"];
                channel?: components["parameters"]["transactionChannel"];
                /** @description The `type` of a transaction. */
                kind?: components["parameters"]["transactionKind"];
                /** @description Finds rows: see Lists. */
                search?: components["parameters"]["search"];
                /** @description Created at or after this moment. */
                from?: components["parameters"]["createdFrom"];
                /** @description Created before this moment. */
                to?: components["parameters"]["createdTo"];
                /** @description newest when absent. */
                sort?: components["parameters"]["sort"];
                minAmount?: components["parameters"]["minNaira"];
                maxAmount?: components["parameters"]["maxNaira"];
                /** @description Our id, or the merchantReference. */
                reference?: components["parameters"]["transactionReference"];
                summary?: components["parameters"]["summary"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionListAnswer"];
                };
            };
            400: components["responses"]["InvalidListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportTransactions: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                status?: components["parameters"]["transactionStatus"];
                channel?: components["parameters"]["transactionChannel"];
                /** @description The `type` of a transaction. */
                kind?: components["parameters"]["transactionKind"];
                /** @description Finds rows: see Lists. */
                search?: components["parameters"]["search"];
                /** @description Created at or after this moment. */
                from?: components["parameters"]["createdFrom"];
                /** @description Created before this moment. */
                to?: components["parameters"]["createdTo"];
                /** @description newest when absent. */
                sort?: components["parameters"]["sort"];
                minAmount?: components["parameters"]["minNaira"];
                maxAmount?: components["parameters"]["maxNaira"];
                /** @description Our id, or the merchantReference. */
                reference?: components["parameters"]["transactionReference"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ListFile"];
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTransaction: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path: {
                transactionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transaction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            404: components["responses"]["TransactionNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStatement: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                /** @description How many, 1 to 100; 20 when absent. */
                limit?: components["parameters"]["limit"];
                /** @description `nextCursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                /** @description NGN when absent. */
                asset?: components["parameters"]["statementAsset"];
                /** @description Movements from this time on; from the first when absent. */
                from?: components["parameters"]["statementFrom"];
                /** @description Movements before this time; now when absent or in the future. */
                to?: components["parameters"]["statementTo"];
                /** @description `csv` answers the file of `GET /statement/export`, all pages of it. */
                format?: components["parameters"]["statementFormat"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, or a file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementAnswer"];
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportStatement: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                /** @description NGN when absent. */
                asset?: components["parameters"]["statementAsset"];
                /** @description Movements from this time on; from the first when absent. */
                from?: components["parameters"]["statementFrom"];
                /** @description Movements before this time; now when absent or in the future. */
                to?: components["parameters"]["statementTo"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                /** @description How many, 1 to 100; 20 when absent. */
                limit?: components["parameters"]["limit"];
                /** @description `nextCursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                status?: components["parameters"]["deliveryStatus"];
                /** @description Only events of this type. */
                type?: components["parameters"]["eventType"];
                /** @description Finds rows: see Lists. */
                search?: components["parameters"]["search"];
                /** @description Created at or after this moment. */
                from?: components["parameters"]["createdFrom"];
                /** @description Created before this moment. */
                to?: components["parameters"]["createdTo"];
                /** @description newest when absent. */
                sort?: components["parameters"]["timeSort"];
                summary?: components["parameters"]["summary"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryListAnswer"];
                };
            };
            400: components["responses"]["InvalidListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                status?: components["parameters"]["deliveryStatus"];
                /** @description Only events of this type. */
                type?: components["parameters"]["eventType"];
                /** @description Finds rows: see Lists. */
                search?: components["parameters"]["search"];
                /** @description Created at or after this moment. */
                from?: components["parameters"]["createdFrom"];
                /** @description Created before this moment. */
                to?: components["parameters"]["createdTo"];
                /** @description newest when absent. */
                sort?: components["parameters"]["timeSort"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ListFile"];
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            404: components["responses"]["WebhookDeliveryNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is sent again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReplayAnswer"];
                };
            };
            400: components["responses"]["EnvironmentMismatch"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            404: components["responses"]["WebhookDeliveryNotFound"];
            409: components["responses"]["IdempotencyKeyInUse"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replayWebhookDeliveries: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRangeReplayRequest"];
            };
        };
        responses: {
            /** @description They are sent again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRangeReplayAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTestAnswer"];
                };
            };
            400: components["responses"]["EnvironmentMismatch"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                /** @description How many, 1 to 100; 20 when absent. */
                limit?: components["parameters"]["limit"];
                /** @description `nextCursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                /** @description Only events of this type. */
                type?: components["parameters"]["eventType"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventListAnswer"];
                };
            };
            400: components["responses"]["InvalidListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportEvents: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                /** @description Only events of this type. */
                type?: components["parameters"]["eventType"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ListFile"];
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhookSecret: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecretAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhookSecretRotateRequest"];
            };
        };
        responses: {
            /** @description The new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecretAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                /** @description How many, 1 to 100; 20 when absent. */
                limit?: components["parameters"]["limit"];
                /** @description `nextCursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                /** @description Only endpoints of this status. */
                status?: components["parameters"]["endpointStatus"];
                /** @description Only endpoints that receive this type. */
                eventType?: components["parameters"]["endpointEventType"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointListAnswer"];
                };
            };
            400: components["responses"]["InvalidListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointRequest"];
            };
        };
        responses: {
            /** @description The endpoint. Its secret is not shown again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhookEndpointAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportWebhookEndpoints: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                /** @description Only endpoints of this status. */
                status?: components["parameters"]["endpointStatus"];
                /** @description Only endpoints that receive this type. */
                eventType?: components["parameters"]["endpointEventType"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ListFile"];
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhookEndpoint: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            404: components["responses"]["WebhookEndpointNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointDeletedAnswer"];
                };
            };
            400: components["responses"]["EnvironmentMismatch"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            404: components["responses"]["WebhookEndpointNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointChange"];
            };
        };
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            404: components["responses"]["WebhookEndpointNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateWebhookEndpointSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhookSecretRotateRequest"];
            };
        };
        responses: {
            /** @description The new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecretAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            404: components["responses"]["WebhookEndpointNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    testWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTestAnswer"];
                };
            };
            400: components["responses"]["EnvironmentMismatch"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            404: components["responses"]["WebhookEndpointNotFound"];
            409: components["responses"]["IdempotencyKeyInUse"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApprovals: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                /** @description How many, 1 to 100; 20 when absent. */
                limit?: components["parameters"]["limit"];
                /** @description `nextCursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                status?: components["parameters"]["approvalStatus"];
                kind?: components["parameters"]["approvalKind"];
                /** @description Made at or after this moment. */
                from?: components["parameters"]["approvalsFrom"];
                /** @description Made before this moment. */
                to?: components["parameters"]["approvalsTo"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalListAnswer"];
                };
            };
            400: components["responses"]["InvalidListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportApprovals: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                status?: components["parameters"]["approvalStatus"];
                kind?: components["parameters"]["approvalKind"];
                /** @description Made at or after this moment. */
                from?: components["parameters"]["approvalsFrom"];
                /** @description Made before this moment. */
                to?: components["parameters"]["approvalsTo"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ListFile"];
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApproval: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            404: components["responses"]["ApprovalRequestNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is approved, and its order is in progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalDecisionAnswer"];
                };
            };
            400: components["responses"]["EnvironmentMismatch"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            404: components["responses"]["ApprovalRequestNotFound"];
            409: components["responses"]["IdempotencyKeyInUse"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refuseRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalRefusal"];
            };
        };
        responses: {
            /** @description It is refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalDecisionAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            404: components["responses"]["ApprovalRequestNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApprovalRule: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalRuleAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setApprovalRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalRuleChange"];
            };
        };
        responses: {
            /** @description It is stored, or waits for a second person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalRuleChangeAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                /** @description How many, 1 to 100; 20 when absent. */
                limit?: components["parameters"]["limit"];
                /** @description `nextCursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                action?: components["parameters"]["auditAction"];
                /** @description Made at or after this moment. */
                from?: components["parameters"]["auditFrom"];
                /** @description Made before this moment. */
                to?: components["parameters"]["auditTo"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditAnswer"];
                };
            };
            400: components["responses"]["InvalidListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAuditEntries: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                action?: components["parameters"]["auditAction"];
                /** @description Made at or after this moment. */
                from?: components["parameters"]["auditFrom"];
                /** @description Made before this moment. */
                to?: components["parameters"]["auditTo"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ListFile"];
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                /** @description How many, 1 to 100; 20 when absent. */
                limit?: components["parameters"]["limit"];
                /** @description `nextCursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                method?: components["parameters"]["requestMethod"];
                /** @description What the path begins with. */
                path?: components["parameters"]["requestPath"];
                status?: components["parameters"]["requestStatus"];
                requestId?: components["parameters"]["requestId"];
                /** @description Created at or after this moment. */
                from?: components["parameters"]["createdFrom"];
                /** @description Created before this moment. */
                to?: components["parameters"]["createdTo"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestListAnswer"];
                };
            };
            400: components["responses"]["InvalidListRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportRequests: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
                method?: components["parameters"]["requestMethod"];
                /** @description What the path begins with. */
                path?: components["parameters"]["requestPath"];
                status?: components["parameters"]["requestStatus"];
                requestId?: components["parameters"]["requestId"];
                /** @description Created at or after this moment. */
                from?: components["parameters"]["createdFrom"];
                /** @description Created before this moment. */
                to?: components["parameters"]["createdTo"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ListFile"];
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNoticePreferences: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticePreferencesAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeNoticePreferences: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticePreferencesChange"];
            };
        };
        responses: {
            /** @description The preferences since. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticePreferencesAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessInactive"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSession: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session of the cookie. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionRequest"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Password or second factor are missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionRefusal"];
                };
            };
            403: components["responses"]["BusinessMismatch"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    prepareSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorSetupRequest"];
            };
        };
        responses: {
            /** @description What the app needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorCode"];
            };
        };
        responses: {
            /** @description It is on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorConfirmedAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorRemovalRequest"];
            };
        };
        responses: {
            /** @description It is off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorRemovedAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cookie counts no more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionEndAnswer"];
                };
            };
            400: components["responses"]["EnvironmentMismatch"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyListAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    preparePasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorSetupRequest"];
            };
        };
        responses: {
            /** @description What the browser needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeySetupAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyConfirmation"];
            };
        };
        responses: {
            /** @description It is registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyConfirmedAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    challengePasskeys: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the browser needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyChallengeAnswer"];
                };
            };
            400: components["responses"]["EnvironmentMismatch"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            409: components["responses"]["IdempotencyKeyInUse"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorRemovalRequest"];
            };
        };
        responses: {
            /** @description It is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRemovedAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            404: components["responses"]["PasskeyNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** @description When sent, the business of the credential. */
                businessId?: components["parameters"]["businessId"];
            };
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The one used last first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionListAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOneSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionEndAnswer"];
                };
            };
            400: components["responses"]["EnvironmentMismatch"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            404: components["responses"]["SessionNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionEndAnswer"];
                };
            };
            400: components["responses"]["EnvironmentMismatch"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endAllSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionEndAnswer"];
                };
            };
            400: components["responses"]["EnvironmentMismatch"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The environment of a call by token, cookie or legacy key (default prod); must not contradict a key. */
                "x-business-env"?: components["parameters"]["x-business-env"];
                /** @description A code of the user’s second factor, for a call by token or cookie. A call by cookie may send the answer of a passkey to `POST /session/passkeys/challenge` instead, as JSON. Where it is needed, a call without one is 403 second_factor_required. An accepted code counts for the same session for some minutes. */
                "x-second-factor"?: components["parameters"]["x-second-factor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChangeRequest"];
            };
        };
        responses: {
            /** @description It is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordChangeAnswer"];
                };
            };
            /** @description Invalid, or not possible now; `errors` names each problem. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BusinessMismatch"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
