-- The role of postgres_exporter, made once by a superuser: psql -v exporter_password=… It reads statistics, and no table.
create role merchant_payments_exporter login password :'exporter_password' in role pg_monitor;
grant connect on database merchant_payments to merchant_payments_exporter;
